// Any recursive methods of your own. run() is called first.
class MyRecursion {

    static int run() {
        return sum(4);
    }

    static int sum(int n) {
        if (n == 0) {
            return 0; // the base case
        }
        return n + sum(n - 1);
    }
}
