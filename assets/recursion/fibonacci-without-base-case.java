// Without a base case the calls never end: the stack overflows.
class FibonacciWithoutBaseCase {

    static int run() {
        return fib(6);
    }

    static int fib(int n) {
        return fib(n - 1) + fib(n - 2);
    }
}
