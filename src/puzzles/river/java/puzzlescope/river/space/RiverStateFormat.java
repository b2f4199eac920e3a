package puzzlescope.river.space;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InputText;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.search.BreadthFirst;
import puzzlescope.engine.search.Extent;
import puzzlescope.engine.search.SearchListener;

/**
 * Parser for the documents' notation of a state: {@code 3,1,R}, or {@code WG,L} with letters; empty for the first
 * state.
 */
public final class RiverStateFormat {

    private static final Map<String, String> SIDES = Map.of("LEFT", "L", "RIGHT", "R", "\u5DE6", "L", "\u53F3", "R");
    private static final Pattern COUNTS = Pattern.compile("([0-9]{1,2}),([0-9]{1,2}),([LR])");
    private static final Pattern LETTERS = Pattern.compile("([A-Z]{1,8}|-),([LR])");
    /** Guards and prisoners as the nodes say it, in either language. */
    private static final Pattern LABEL =
            Pattern.compile("([0-9]{1,2})G\\s+([0-9]{1,2})P\\s+(\\p{L}+)|\u5B88([0-9]{1,2})\u56DA([0-9]{1,2})(\\p{L})");

    private static final String NOBODY = "-";
    private static final String RIGHT = "R";

    private RiverStateFormat() {}

    /**
     * Normalises the format of a state without checking that it belongs to a puzzle.
     *
     * @throws InvalidInputException if it is malformed
     */
    public static String parse(String text) {
        var given = InputText.entries(LABEL.matcher(InputText.plain(text)).replaceAll("$1$4 $2$5 $3$6")).stream()
                .map(entry -> entry.toUpperCase(Locale.ROOT))
                .map(entry -> SIDES.getOrDefault(entry, entry))
                .collect(Collectors.joining(","));
        if (!given.isEmpty()
                && !COUNTS.matcher(given).matches()
                && !LETTERS.matcher(given).matches()) {
            throw new InvalidInputException(Message.of("river.refusal.from", text));
        }
        return given;
    }

    /**
     * Parses a state of these rules from which the boat can leave.
     *
     * @throws InvalidInputException if a member does not belong there, or the rules forbid the state
     */
    public static int read(RiverRules rules, String text) {
        int state = placed(rules, text);
        if (state == rules.start()) {
            return state;
        }
        refusal(rules, state).ifPresent(why -> {
            throw new InvalidInputException(why);
        });
        return state;
    }

    /**
     * Parses a state and returns it if a search from the first one reaches it.
     *
     * @throws InvalidInputException if a member does not belong there
     */
    public static OptionalInt reached(RiverRules rules, String text) {
        int state = placed(rules, text);
        var graph = new BreadthFirst()
                .search(rules, Extent.WHOLE_SPACE, new SearchListener() {})
                .graph();
        for (int node = 0; node < graph.size(); node++) {
            if (graph.state(node) == state) {
                return OptionalInt.of(state);
            }
        }
        return OptionalInt.empty();
    }

    private static Optional<Message> refusal(RiverRules rules, int state) {
        int here = StateCode.left(state);
        boolean right = StateCode.boatOnRight(state);
        if (right ? here == StateCode.left((int) rules.start()) : here == 0) {
            var bank = Message.of(right ? "river.bank.right" : "river.bank.left");
            var key = rules instanceof BridgeAndTorch ? "river.unsafe.torch" : "river.unsafe.boat";
            return Optional.of(Message.of(key, bank));
        }
        return rules.danger(state).map(rejectionReason -> rejectionReason.message(state));
    }

    /**
     * Parses a state of these rules, whether or not it is safe.
     *
     * @throws InvalidInputException if a member does not belong there
     */
    public static int placed(RiverRules rules, String text) {
        var given = parse(text);
        if (given.isEmpty()) {
            return (int) rules.start();
        }
        return switch (rules) {
            case PrisonersAndGuards people -> counted(people, given);
            case WolfGoatCabbage _, BridgeAndTorch _ -> named(rules, given);
        };
    }

    private static int counted(PrisonersAndGuards people, String given) {
        var counts = COUNTS.matcher(given);
        if (!counts.matches()) {
            throw form(people, given);
        }
        int guards = Integer.parseInt(counts.group(1));
        int prisoners = Integer.parseInt(counts.group(2));
        if (guards > people.guards() || prisoners > people.prisoners()) {
            throw new InvalidInputException(Message.of("river.refusal.from-many", people.guards(), people.prisoners()));
        }
        return StateCode.ofCounts(guards, prisoners, counts.group(3).equals(RIGHT));
    }

    private static int named(RiverRules rules, String given) {
        var letters = LETTERS.matcher(given);
        if (!letters.matches()) {
            throw form(rules, given);
        }
        int all = StateCode.members((int) rules.start());
        int members = 0;
        for (char letter : letters.group(1).replace(NOBODY, "").toCharArray()) {
            int member = rules.kind().member(letter);
            if (member < 0 || (all >>> member & 1) == 0) {
                var known = IntStream.range(0, Integer.bitCount(all))
                        .mapToObj(each -> String.valueOf(rules.kind().letter(each)))
                        .collect(Collectors.joining(", "));
                throw new InvalidInputException(
                        Message.of("river.refusal.from-unknown", String.valueOf(letter), known));
            }
            members |= 1 << member;
        }
        return StateCode.ofMembers(rules.kind(), members, letters.group(2).equals(RIGHT));
    }

    private static InvalidInputException form(RiverRules rules, String given) {
        return new InvalidInputException(
                Message.of("river.refusal.from-form", given, StateCode.text((int) rules.start())));
    }
}
