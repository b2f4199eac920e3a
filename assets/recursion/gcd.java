// Euclid's algorithm: the greatest common divisor of two numbers is that of the smaller one and the remainder.
class Gcd {

    static int run() {
        return gcd(1071, 462);
    }

    static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }
}
