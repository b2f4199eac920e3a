// The Ackermann function, which grows faster than any function of loops with known bounds.
class Ackermann {

    static int run() {
        return ackermann(2, 2);
    }

    static int ackermann(int m, int n) {
        if (m == 0) {
            return n + 1;
        }
        if (n == 0) {
            return ackermann(m - 1, 1);
        }
        return ackermann(m - 1, ackermann(m, n - 1));
    }
}
