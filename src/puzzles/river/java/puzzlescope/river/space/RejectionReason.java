package puzzlescope.river.space;

import puzzlescope.engine.event.Message;

/**
 * The reason why a load may not cross.
 *
 * @param guards the number of guards on the bank in question, before or after the load
 * @param others the number of prisoners, or the distinct members as bits
 */
public record RejectionReason(Rule rule, int guards, int others) {

    /** The most guards or prisoners that can be recorded. */
    public static final int MOST = 31;

    /** The rule that forbids a load. */
    public enum Rule {
        LEFT_OUTNUMBERED("outnumbered-left"),
        RIGHT_OUTNUMBERED("outnumbered-right"),
        GUARDS_LACKING("guards-lacking"),
        PRISONERS_LACKING("prisoners-lacking"),
        MEMBER_LACKING("member-lacking"),
        WALKER_LACKING("walker-lacking"),
        WOLF_EATS_GOAT("wolf-eats-goat"),
        GOAT_EATS_CABBAGE("goat-eats-cabbage");

        private final String key;

        Rule(String key) {
            this.key = key;
        }

        /** Returns whether the members on a bank forbid it, rather than missing passengers. */
        public boolean isDanger() {
            return this == LEFT_OUTNUMBERED
                    || this == RIGHT_OUTNUMBERED
                    || this == WOLF_EATS_GOAT
                    || this == GOAT_EATS_CABBAGE;
        }
    }

    /** Returns whether the bank in question of a load that was to leave a state is the right one. */
    public boolean onRight(int state) {
        return switch (rule) {
            case LEFT_OUTNUMBERED -> false;
            case RIGHT_OUTNUMBERED -> true;
            case GUARDS_LACKING, PRISONERS_LACKING, MEMBER_LACKING, WALKER_LACKING, WOLF_EATS_GOAT, GOAT_EATS_CABBAGE ->
                StateCode.boatOnRight(state);
        };
    }

    /** Returns whether the bank in question of a state at rest is the right one. */
    public boolean standsOnRight(int state) {
        return switch (rule) {
            case LEFT_OUTNUMBERED -> false;
            case RIGHT_OUTNUMBERED -> true;
            // Members are left alone on the bank without the farmer.
            case WOLF_EATS_GOAT, GOAT_EATS_CABBAGE -> !StateCode.boatOnRight(state);
            case GUARDS_LACKING, PRISONERS_LACKING, MEMBER_LACKING, WALKER_LACKING ->
                throw new IllegalStateException(rule + " is about a load");
        };
    }

    Message message(int state) {
        var bank = Message.of(standsOnRight(state) ? "river.bank.right" : "river.bank.left");
        return switch (rule) {
            case LEFT_OUTNUMBERED, RIGHT_OUTNUMBERED -> Message.of("river.unsafe.outnumbered", bank, guards, others);
            case WOLF_EATS_GOAT -> Message.of("river.unsafe.wolf-eats-goat", bank);
            case GOAT_EATS_CABBAGE -> Message.of("river.unsafe.goat-eats-cabbage", bank);
            case GUARDS_LACKING, PRISONERS_LACKING, MEMBER_LACKING, WALKER_LACKING ->
                throw new IllegalStateException(rule + " is about a load");
        };
    }

    public Message message(int state, int load) {
        var who = LoadCode.message(load);
        var from = StateCode.label(state);
        var bank = Message.of(onRight(state) ? "river.bank.right" : "river.bank.left");
        var key = "river.refused." + rule.key;
        return switch (rule) {
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
