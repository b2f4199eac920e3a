package puzzlescope.app.ask;

import java.util.EnumSet;
import java.util.Set;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import puzzlescope.learn.question.PredictionKind;

/** What is to be asked: as a person chooses, or as it is planned. FX thread only. */
final class Wanted {

    private static final Set<PredictionKind> USUAL = Set.of(
            PredictionKind.TRY,
            PredictionKind.VERDICT,
            PredictionKind.TAKE,
            PredictionKind.VALUE,
            PredictionKind.BACK,
            PredictionKind.MOVE);

    private final BooleanProperty on = new SimpleBooleanProperty();
    private final ObjectProperty<AskMode> mode = new SimpleObjectProperty<>(AskMode.PREDICT);
    private final BooleanProperty voting = new SimpleBooleanProperty();
    private final Set<PredictionKind> chosen = EnumSet.copyOf(USUAL);
    private final Planned planned = new Planned();

    /** Whether questions are asked. */
    BooleanProperty on() {
        return on;
    }

    ObjectProperty<AskMode> mode() {
        return mode;
    }

    /** Whether a class votes before the answer is shown. */
    BooleanProperty voting() {
        return voting;
    }

    Planned planned() {
        return planned;
    }

    /** Whether a person has chosen a sort, be it in the run or not. */
    boolean isChosen(PredictionKind kind) {
        return chosen.contains(kind);
    }

    /** Asks for a sort, or no longer. */
    void choose(PredictionKind kind, boolean wanted) {
        if (wanted) {
            chosen.add(kind);
        } else {
            chosen.remove(kind);
        }
    }

    /** The sorts of steps before which is asked. */
    Set<PredictionKind> sorts() {
        if (planned.is()) {
            return planned.sorts().isEmpty() ? USUAL : planned.sorts();
        }
        return mode.get() == AskMode.MOVES ? PredictionKind.MOVES : chosen;
    }

    /** Whether nobody has chosen other sorts than the usual ones. */
    boolean isUsual() {
        return sorts().equals(USUAL);
    }

    /** Whether is asked for every move. */
    boolean isForMoves() {
        return on.get() && mode.get() == AskMode.MOVES;
    }

    /** Whether is asked about the run as a whole, not for what comes. */
    boolean isAboutRun() {
        return on.get() && mode.get() == AskMode.QUESTIONS;
    }

    /** Whether is asked what comes, at this position among others. */
    boolean isDueAt(long position) {
        return on.get() && mode.get() != AskMode.QUESTIONS && planned.allows(position);
    }
}
