package puzzlescope.tiles.window.attempts;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.session.Session;
import puzzlescope.tiles.TilesPuzzle;
import puzzlescope.tiles.picture.SolutionMoves;
import puzzlescope.window.board.TabContext;

/** The attempts so far, each with its result, and the solution; a click goes to its beginning. FX thread only. */
public final class AttemptsPanel extends VBox {

    private final TabContext context;
    private final SolutionMoves solution;
    private final VBox list = new VBox();
    private final List<AttemptRow> rows = new ArrayList<>();
    private final AttemptRow solutionRow;
    private Attempts attempts;

    public AttemptsPanel(TabContext context, SolutionMoves solution) {
        this.context = context;
        this.solution = solution;
        attempts = new Attempts(context.player().session().trace());
        solutionRow = row("solution", "tiles.attempts.solution.help");
        setId("attempts");
        getStyleClass().add("panel");
        var heading = new Label();
        heading.getStyleClass().add("panel-heading");
        heading.textProperty().bind(context.appearance().texts().of("tiles.attempts"));
        list.getStyleClass().add("attempts");
        getChildren().addAll(heading, list);
        managedProperty().bind(visibleProperty());
        setVisible(false);
    }

    public void refresh() {
        var session = context.player().session();
        if (attempts.trace() != session.trace()) {
            attempts = new Attempts(session.trace());
            rows.clear();
            list.getChildren().clear();
        }
        attempts.update(context.player().revealed());
        var all = attempts.all();
        for (int i = 0; i < all.size(); i++) {
            if (i == rows.size()) {
                add(all.get(i).bound());
            }
            show(i, all.get(i));
        }
        // Later attempts would answer a question.
        setVisible(!all.isEmpty() && !context.player().isAsked());
        if (!all.isEmpty() && all.getLast().found()) {
            showSolution(session, all.getLast().end());
        }
        mark(session);
    }

    private void add(int bound) {
        var row = row(String.valueOf(bound), "tiles.attempts.help");
        rows.add(row);
        list.getChildren().add(row);
    }

    private AttemptRow row(String id, String help) {
        return new AttemptRow(
                context.appearance(),
                "attempt-" + id,
                help,
                position -> context.player().seek(position));
    }

    private void show(int index, Attempt attempt) {
        var row = rows.get(index);
        row.show(
                Message.of("tiles.attempts.at-most", attempt.bound()),
                detail(index, attempt),
                attempt.found(),
                attempt.start());
    }

    private Message detail(int index, Attempt attempt) {
        if (attempt.end() < 0) {
            boolean searching = attempts.isLastOpen()
                    && index == rows.size() - 1
                    && !context.player().isAllRevealed();
            return Message.of(searching ? "tiles.attempts.searching" : "tiles.attempts.unfinished");
        }
        var outcome = attempt.found() ? "tiles.attempts.solved" : "tiles.attempts.failed";
        if (attempt.boards() >= 0) {
            return Message.of("tiles.attempts.failed-boards", attempt.boards());
        }
        return attempt.slides() < 0 || isOptimal()
                ? Message.of(outcome)
                : Message.of(outcome + "-after", attempt.slides());
    }

    /** Returns whether the slides of the search are not reported. */
    private boolean isOptimal() {
        return context.player().session().arguments().get(TilesPuzzle.ALGORITHM).usesTables();
    }

    private void showSolution(Session session, long start) {
        if (solutionRow.getParent() == null) {
            list.getChildren().add(solutionRow);
        }
        int moves = solution.of(session).size();
        solutionRow.show(Message.of("tiles.attempts.solution"), Message.of("tiles.attempts.moves", moves), true, start);
    }

    private void mark(Session session) {
        long kept = session.trace().firstKept();
        long position = session.timeline().position();
        var all = attempts.all();
        boolean solved = !all.isEmpty() && all.getLast().found();
        boolean playing = solved && position >= all.getLast().end();
        int current = playing ? -1 : attempts.at(position);
        for (int i = 0; i < all.size(); i++) {
            rows.get(i)
                    .mark(i == current, all.get(i).start() >= kept && all.get(i).start() > 0);
        }
        solutionRow.mark(playing, solved && all.getLast().end() >= kept);
    }
}
