package puzzlescope.river.space;

import puzzlescope.engine.event.Message;

/**
 * The reason why a load may not cross.
 *
 * @param guards how many guards are or would be on the bank in question
 * @param others how many prisoners, or which of those who are told apart
 */
public record Why(Reason reason, int guards, int others) {

    /** The most guards or prisoners that are named. */
    public static final int MOST = 31;

    /** The rule that forbids a load. */
    public enum Reason {
        LEFT_OUTNUMBERED("outnumbered-left"),
        RIGHT_OUTNUMBERED("outnumbered-right"),
        GUARDS_LACKING("guards-lacking"),
        PRISONERS_LACKING("prisoners-lacking"),
        MEMBER_LACKING("member-lacking"),
        WALKER_LACKING("walker-lacking"),
        WOLF_EATS_GOAT("wolf-eats-goat"),
        GOAT_EATS_CABBAGE("goat-eats-cabbage");

        private final String key;

        Reason(String key) {
            this.key = key;
        }

        /** Whether it is the people on a bank who forbid it, not that those who are to cross are missing. */
        public boolean isDanger() {
            return this == LEFT_OUTNUMBERED
                    || this == RIGHT_OUTNUMBERED
                    || this == WOLF_EATS_GOAT
                    || this == GOAT_EATS_CABBAGE;
        }
    }

    /** Whether the bank in question is the right one, of a load that was to leave a state. */
    public boolean onRight(int state) {
        return switch (reason) {
            case LEFT_OUTNUMBERED -> false;
            case RIGHT_OUTNUMBERED -> true;
            case GUARDS_LACKING, PRISONERS_LACKING, MEMBER_LACKING, WALKER_LACKING, WOLF_EATS_GOAT, GOAT_EATS_CABBAGE ->
                StateCode.boatOnRight(state);
        };
    }

    /** Whether the bank in question is the right one, of a state in which nobody is on the way. */
    public boolean standsOnRight(int state) {
        return switch (reason) {
            case LEFT_OUTNUMBERED -> false;
            case RIGHT_OUTNUMBERED -> true;
            // They are alone where the farmer is not.
            case WOLF_EATS_GOAT, GOAT_EATS_CABBAGE -> !StateCode.boatOnRight(state);
            case GUARDS_LACKING, PRISONERS_LACKING, MEMBER_LACKING, WALKER_LACKING ->
                throw new IllegalStateException(reason + " is about a load");
        };
    }

    /** The sentence about a state in which nobody is on the way. */
    Message standing(int state) {
        var bank = Message.of(standsOnRight(state) ? "river.bank.right" : "river.bank.left");
        return switch (reason) {
            case LEFT_OUTNUMBERED, RIGHT_OUTNUMBERED -> Message.of("river.unsafe.outnumbered", bank, guards, others);
            case WOLF_EATS_GOAT -> Message.of("river.unsafe.wolf-eats-goat", bank);
            case GOAT_EATS_CABBAGE -> Message.of("river.unsafe.goat-eats-cabbage", bank);
            case GUARDS_LACKING, PRISONERS_LACKING, MEMBER_LACKING, WALKER_LACKING ->
                throw new IllegalStateException(reason + " is about a load");
        };
    }

    /** The sentence about a load that was to leave a state. */
    public Message message(int state, int load) {
        var who = LoadCode.message(load);
        var from = StateCode.label(state);
        var bank = Message.of(onRight(state) ? "river.bank.right" : "river.bank.left");
        var key = "river.refused." + reason.key;
        return switch (reason) {
            case LEFT_OUTNUMBERED, RIGHT_OUTNUMBERED ->
                Message.of("river.refused.outnumbered", who, from, bank, guards, others);
            case GUARDS_LACKING -> Message.of(key, who, from, bank, guards);
            case PRISONERS_LACKING -> Message.of(key, who, from, bank, others);
            case MEMBER_LACKING -> Message.of(key, who, from, bank, LoadCode.member(others));
            case WALKER_LACKING ->
                Message.of(key, who, from, bank, String.valueOf(RiverKind.BRIDGE_AND_TORCH.letter(others)));
            case WOLF_EATS_GOAT, GOAT_EATS_CABBAGE -> Message.of(key, who, from, bank);
        };
    }
}
