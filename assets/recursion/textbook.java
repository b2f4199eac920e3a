// Fibonacci numbers: each is the sum of the two before it.
class Fibonacci {

    static int run() {
        return fib(6);
    }

    static int fib(int n) {
        if (n < 2) {
            return n;
        }
        return fib(n - 1) + fib(n - 2);
    }
}
