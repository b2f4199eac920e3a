package puzzlescope.finder.condition;

/** Names like a pattern: {@code *} stands for any characters, {@code ?} for one; small and capital letters are alike. */
final class Glob {

    private Glob() {}

    /** Whether a whole name is like a pattern, in time proportional to the product of their lengths at worst. */
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

    /** The one character that stands for the small and the capital letter. */
    static int folded(int character) {
        return Character.toLowerCase(Character.toUpperCase(character));
    }
}
