package puzzlescope.app.review;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.DistanceToGoal;
import puzzlescope.engine.puzzle.DistanceToGoal.Kind;
import puzzlescope.learn.review.GameReview;

/**
 * Vertical scale of a review's curve.
 *
 * @param name the measure
 * @param ticks the labels beside the curve, from below
 */
record ReviewScale(Message name, List<Tick> ticks) {

    /** Height of unreachable, as a multiple of the greatest reachable height. */
    private static final double BEYOND = 1.2;

    /** Label of a height. */
    record Tick(double height, Message meaning) {}

    ReviewScale {
        ticks = List.copyOf(ticks);
    }

    static ReviewScale of(GameReview review) {
        if (has(review, Kind.VALUE)) {
            return new ReviewScale(
                    Message.of("review.axis.value"),
                    List.of(
                            new Tick(0, Message.of("review.axis.loss")),
                            new Tick(1, Message.of("review.axis.draw")),
                            new Tick(2, Message.of("review.axis.win"))));
        }
        if (has(review, Kind.POSSIBLE)) {
            return new ReviewScale(
                    Message.of("review.axis.goal"),
                    List.of(
                            new Tick(0, Message.of("review.axis.reachable")),
                            new Tick(1, Message.of("review.axis.never"))));
        }
        int most = Math.max(
                1,
                review.distances().stream().mapToInt(DistanceToGoal::left).max().orElse(1));
        var ticks = new ArrayList<>(List.of(tick(0), tick(most)));
        if (has(review, Kind.IMPOSSIBLE)) {
            ticks.add(new Tick(most * BEYOND, Message.of("review.axis.never")));
        }
        var name = switch (review.unit()) {
            case MOVES -> "review.axis.moves";
            case MINUTES -> "review.axis.minutes";
            case COST -> "review.axis.cost";
        };
        return new ReviewScale(Message.of(name), ticks);
    }

    private static boolean has(GameReview review, Kind kind) {
        return review.distances().stream().anyMatch(distanceToGoal -> distanceToGoal.kind() == kind);
    }

    private static Tick tick(int number) {
        return new Tick(number, Message.of("number", number));
    }

    /** The height of the highest tick. */
    double top() {
        return ticks.getLast().height();
    }

    /** Height of a board; empty if unknown. */
    OptionalDouble height(DistanceToGoal distanceToGoal) {
        return switch (distanceToGoal.kind()) {
            case EXACT -> OptionalDouble.of(distanceToGoal.left());
            case VALUE -> OptionalDouble.of(top() - distanceToGoal.left());
            case POSSIBLE -> OptionalDouble.of(0);
            case IMPOSSIBLE -> OptionalDouble.of(top());
            case UNKNOWN -> OptionalDouble.empty();
        };
    }
}
