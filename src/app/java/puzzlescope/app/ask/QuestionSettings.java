package puzzlescope.app.ask;

import java.util.EnumSet;
import java.util.Set;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import puzzlescope.engine.puzzle.PredictionKind;

/** Settings of questions: as a person chooses, or as planned. FX thread only. */
final class QuestionSettings {

    private static final Set<PredictionKind> USUAL = Set.of(
            PredictionKind.TRY,
            PredictionKind.VERDICT,
            PredictionKind.TAKE,
            PredictionKind.VALUE,
            PredictionKind.BACK,
            PredictionKind.LINE,
            PredictionKind.MOVE,
            PredictionKind.CUT);

    private final BooleanProperty on = new SimpleBooleanProperty();
    private final ObjectProperty<QuestionMode> mode = new SimpleObjectProperty<>(QuestionMode.PREDICT);
    private final BooleanProperty voting = new SimpleBooleanProperty();
    private final Set<PredictionKind> chosen = EnumSet.copyOf(USUAL);
    private final PlannedQuestions plannedQuestions = new PlannedQuestions();

    BooleanProperty on() {
        return on;
    }

    ObjectProperty<QuestionMode> mode() {
        return mode;
    }

    /** True if a class votes before the answer is shown. */
    BooleanProperty voting() {
        return voting;
    }

    PlannedQuestions planned() {
        return plannedQuestions;
    }

    /** Returns whether a person has chosen a kind, whether or not it is in the run. */
    boolean isChosen(PredictionKind kind) {
        return chosen.contains(kind);
    }

    /** Includes or excludes a kind. */
    void choose(PredictionKind kind, boolean wanted) {
        if (wanted) {
            chosen.add(kind);
        } else {
            chosen.remove(kind);
        }
    }

    /** The kinds of steps to predict. */
    Set<PredictionKind> sorts() {
        if (plannedQuestions.is()) {
            return plannedQuestions.sorts().isEmpty() ? USUAL : plannedQuestions.sorts();
        }
        return mode.get() == QuestionMode.MOVES ? PredictionKind.MOVES : chosen;
    }

    /** Returns whether the chosen kinds are the usual ones. */
    boolean isUsual() {
        return sorts().equals(USUAL);
    }

    boolean isForMoves() {
        return on.get() && mode.get() == QuestionMode.MOVES;
    }

    boolean isAboutRun() {
        return on.get() && mode.get() == QuestionMode.QUESTIONS;
    }

    /** Returns whether predictions are asked at this position. */
    boolean isDueAt(long position) {
        return on.get() && mode.get() != QuestionMode.QUESTIONS && plannedQuestions.allows(position);
    }
}
