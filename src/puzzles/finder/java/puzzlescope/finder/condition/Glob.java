package puzzlescope.finder.condition;

/** Wildcard matching: {@code *} stands for any characters, {@code ?} for one; case-insensitive. */
final class Glob {

    private Glob() {}

    /** Returns whether a whole name matches, in time at worst the product of the two lengths. */
    static boolean matches(String pattern, String name) {
        int[] wanted = folded(pattern);
        int[] given = folded(name);
        int at = 0;
        int in = 0;
        int star = -1;
        int mark = 0;
        while (in < given.length) {
            if (at < wanted.length && wanted[at] == '*') {
                star = at++;
                mark = in;
            } else if (at < wanted.length && (wanted[at] == '?' || wanted[at] == given[in])) {
                at++;
                in++;
            } else if (star >= 0) {
                at = star + 1;
                in = ++mark;
            } else {
                return false;
            }
        }
        while (at < wanted.length && wanted[at] == '*') {
            at++;
        }
        return at == wanted.length;
    }

    private static int[] folded(String text) {
        return text.codePoints().map(Glob::folded).toArray();
    }

    /** Returns the common form of a capital and a small letter. */
    static int folded(int character) {
        return Character.toLowerCase(Character.toUpperCase(character));
    }
}
