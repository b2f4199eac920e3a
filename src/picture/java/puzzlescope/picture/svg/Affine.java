package puzzlescope.picture.svg;

/** An affine transformation, {@code x' = a x + c y + e} and {@code y' = b x + d y + f}. */
public record Affine(double a, double b, double c, double d, double e, double f) {

    static final Affine IDENTITY = new Affine(1, 0, 0, 1, 0, 0);

    /** The composition of this after {@code inner}. */
    Affine concatenate(Affine inner) {
        return new Affine(
                a * inner.a + c * inner.b,
                b * inner.a + d * inner.b,
                a * inner.c + c * inner.d,
                b * inner.c + d * inner.d,
                a * inner.e + c * inner.f + e,
                b * inner.e + d * inner.f + f);
    }

    String svg() {
        return "matrix(" + SvgNumbers.fine(a) + " " + SvgNumbers.fine(b) + " " + SvgNumbers.fine(c) + " "
                + SvgNumbers.fine(d) + " " + SvgNumbers.of(e) + " " + SvgNumbers.of(f) + ")";
    }
}
