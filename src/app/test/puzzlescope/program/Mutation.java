package puzzlescope.program;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** A source with a mistake as beginners make them. */
final class Mutation {

    private static final List<String> OPERATORS =
            List.of("<", "<=", ">", ">=", "==", "!=", "+", "-", "*", "/", "%", "&&", "||", "++", "--", "=");

    private Mutation() {}

    /** Returns the source with a token deleted, doubled, swapped or replaced, or without a line. */
    static String of(String source, Random random) {
        if (random.nextInt(5) == 0) {
            return withoutLine(source, random);
        }
        var tokens = new ArrayList<>(Arrays.asList(source.split("(?<=\\W)|(?=\\W)")));
        int at;
        do {
            at = random.nextInt(tokens.size() - 1);
        } while (tokens.get(at).isBlank());
        switch (random.nextInt(4)) {
            case 0 -> tokens.remove(at);
            case 1 -> tokens.add(at, tokens.get(at));
            case 2 -> {
                var next = tokens.get(at + 1);
                tokens.set(at + 1, tokens.get(at));
                tokens.set(at, next);
            }
            default -> replace(tokens, random);
        }
        return String.join("", tokens);
    }

    private static void replace(List<String> tokens, Random random) {
        int from = random.nextInt(tokens.size());
        for (int i = 0; i < tokens.size(); i++) {
            int at = (from + i) % tokens.size();
            if (OPERATORS.contains(tokens.get(at))) {
                tokens.set(at, OPERATORS.get(random.nextInt(OPERATORS.size())));
                return;
            }
            if (tokens.get(at).matches("\\d+")) {
                tokens.set(at, String.valueOf(random.nextInt(10)));
                return;
            }
        }
    }

    private static String withoutLine(String source, Random random) {
        var lines = new ArrayList<>(source.lines().toList());
        lines.remove(random.nextInt(lines.size()));
        return String.join("\n", lines);
    }
}
