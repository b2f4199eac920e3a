package puzzlescope.river.space;

import java.util.ArrayList;
import puzzlescope.engine.event.Message;

/** The passengers of the boat, as a number of 14 bits that also identifies the puzzle. */
public final class LoadCode {

    public static final int GREATEST = (1 << 14) - 1;

    private static final int GUARDS_SHIFT = 4;
    private static final int COUNT_MASK = (1 << 4) - 1;
    private static final int MEMBERS_MASK = (1 << 8) - 1;
    private static final int KIND_SHIFT = 12;

    private LoadCode() {}

    public static int ofCounts(int guards, int prisoners) {
        return guards << GUARDS_SHIFT | prisoners;
    }

    public static int ofMembers(RiverKind kind, int members) {
        return kind.ordinal() << KIND_SHIFT | members;
    }

    public static RiverKind kind(int load) {
        return RiverKind.of(load >>> KIND_SHIFT);
    }

    public static int guards(int load) {
        return load >>> GUARDS_SHIFT & COUNT_MASK;
    }

    public static int prisoners(int load) {
        return load & COUNT_MASK;
    }

    /** Returns the passengers, one bit each, without the farmer, who is always aboard. */
    public static int members(int load) {
        return load & MEMBERS_MASK;
    }

    /** Returns the number of passengers beside the farmer; a farmer alone counts as one. */
    public static int size(int load) {
        return switch (kind(load)) {
            case PRISONERS_AND_GUARDS -> guards(load) + prisoners(load);
            case WOLF_GOAT_CABBAGE -> Math.max(1, Integer.bitCount(members(load)));
            case BRIDGE_AND_TORCH -> Integer.bitCount(members(load));
        };
    }

    /** Returns the load that leads from one state to another. */
    public static int between(int from, int to) {
        var kind = StateCode.kind(from);
        return kind == RiverKind.PRISONERS_AND_GUARDS
                ? ofCounts(
                        Math.abs(StateCode.guards(from) - StateCode.guards(to)),
                        Math.abs(StateCode.prisoners(from) - StateCode.prisoners(to)))
                : ofMembers(kind, StateCode.members(from) ^ StateCode.members(to));
    }

    /** Describes the passengers in words. */
    public static Message message(int load) {
        return switch (kind(load)) {
            case PRISONERS_AND_GUARDS -> people(guards(load), prisoners(load));
            case WOLF_GOAT_CABBAGE ->
                members(load) == 0
                        ? Message.of("river.load.farmer")
                        : Message.of("river.load.farmer-with", member(Integer.numberOfTrailingZeros(members(load))));
            case BRIDGE_AND_TORCH -> walkers(members(load));
        };
    }

    /** Describes the passengers in a few letters of the language, as an edge label. */
    public static Message label(int load) {
        if (kind(load) != RiverKind.PRISONERS_AND_GUARDS) {
            return members(load) == 0 ? Message.of("river.view.F") : letters(kind(load), members(load));
        }
        int guards = guards(load);
        int prisoners = prisoners(load);
        return prisoners == 0
                ? Message.of("river.label.guards", guards)
                : guards == 0
                        ? Message.of("river.label.prisoners", prisoners)
                        : Message.of("river.label.both", guards, prisoners);
    }

    /** Returns the letters of distinct members, one after the other; a dash for nobody. */
    static Message letters(RiverKind kind, int members) {
        if (members == 0) {
            return Message.of("river.label.nobody");
        }
        int first = Integer.numberOfTrailingZeros(members);
        int rest = members & members - 1;
        var letter = letter(kind, first);
        return rest == 0 ? letter : Message.of("river.label.and", letter, letters(kind, rest));
    }

    private static Message letter(RiverKind kind, int member) {
        char letter = kind.letter(member);
        if (kind == RiverKind.BRIDGE_AND_TORCH) {
            return Message.of("river.label.person", String.valueOf(letter));
        }
        return Message.of(letter == 'G' ? "river.view.GOAT" : "river.view." + letter);
    }

    /** The short form of the documents: {@code 1G+2P}, {@code WG}. */
    public static String text(int load) {
        if (kind(load) == RiverKind.PRISONERS_AND_GUARDS) {
            var guards = guards(load) == 0 ? "" : guards(load) + "G";
            var prisoners = prisoners(load) == 0 ? "" : prisoners(load) + "P";
            return guards.isEmpty() || prisoners.isEmpty() ? guards + prisoners : guards + "+" + prisoners;
        }
        var text = new StringBuilder();
        for (int rest = members(load); rest != 0; rest &= rest - 1) {
            text.append(kind(load).letter(Integer.numberOfTrailingZeros(rest)));
        }
        return text.toString();
    }

    private static Message people(int guards, int prisoners) {
        if (prisoners == 0) {
            return Message.of("river.load.guards", guards);
        }
        var some = Message.of("river.load.prisoners", prisoners);
        return guards == 0 ? some : Message.of("river.load.both", Message.of("river.load.guards", guards), some);
    }

    /** The wolf, the goat or the cabbage. */
    public static Message member(int member) {
        return Message.of("river.member." + RiverKind.WOLF_GOAT_CABBAGE.letter(member));
    }

    private static Message walkers(int members) {
        var names = new ArrayList<Object>();
        for (int rest = members; rest != 0; rest &= rest - 1) {
            names.add(String.valueOf(RiverKind.BRIDGE_AND_TORCH.letter(Integer.numberOfTrailingZeros(rest))));
        }
        return Message.of(names.size() == 1 ? "river.load.walker" : "river.load.walkers", names.toArray());
    }
}
