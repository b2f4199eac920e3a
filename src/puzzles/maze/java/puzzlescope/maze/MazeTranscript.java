package puzzlescope.maze;

import java.util.List;
import java.util.function.Consumer;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.text.Transcript;
import puzzlescope.engine.text.TranscriptFormat;
import puzzlescope.engine.text.Words;
import puzzlescope.maze.board.MazeBoard;
import puzzlescope.maze.event.CarvingEvent;
import puzzlescope.maze.event.CellState;
import puzzlescope.maze.event.Effect;
import puzzlescope.maze.event.Endpoints;
import puzzlescope.maze.event.GiantEvent;
import puzzlescope.maze.event.MazeEvent;
import puzzlescope.maze.event.MazeGameEvent;
import puzzlescope.maze.event.MazePosition;
import puzzlescope.maze.event.SolvingEvent;
import puzzlescope.maze.event.SolvingKind;

/**
 * The maze after each change, with the {@code @} mark, then the finished maze; for a maze to be solved, only the
 * finished maze and the path through it, in dots from {@code A} to {@code B}.
 */
public final class MazeTranscript implements TranscriptFormat {

    @Override
    public String puzzle() {
        return "maze";
    }

    /** Either a picture, or only the dictionary of the finished maze. */
    private static final ChoiceParameter<Boolean> AS =
            new ChoiceParameter<>("as", List.of(false, true), dictionary -> dictionary ? "dictionary" : "picture");

    private static final String GAP = "\n\n\n";

    @Override
    public List<Parameter<?>> options() {
        return List.of(MazeLetters.PARAMETER, AS);
    }

    @Override
    public Transcript begin(Arguments arguments, Instance instance, Words words, Consumer<CharSequence> out) {
        if (arguments.get(AS)) {
            return new Dictionary((MazeBoard) instance.board(), arguments.get(MazeLetters.PARAMETER), out);
        }
        return new Print(
                (MazeBoard) instance.board(), instance.vocabulary(), arguments.get(MazeLetters.PARAMETER), words, out);
    }

    private record Dictionary(MazeBoard board, MazeLetters letters, Consumer<CharSequence> out) implements Transcript {

        @Override
        public void emit(long event) {
            board.apply(event);
        }

        @Override
        public void finish() {
            MazePrint.dictionary(board, letters, out);
        }
    }

    private record Print(
            MazeBoard board, Vocabulary kinds, MazeLetters letters, Words words, Consumer<CharSequence> out)
            implements Transcript {

        @Override
        public void emit(long event) {
            board.apply(event);
            switch ((MazeEvent) kinds.unpack(event)) {
                case CarvingEvent carving -> carved(carving.kind().effect());
                case SolvingEvent.Totals totals -> {
                    if (totals.kind() == SolvingKind.WAY_SHOWN) {
                        solved(totals.first(), totals.second());
                    }
                    if (totals.kind() == SolvingKind.NO_PATH) {
                        out.accept('\n' + words.localize(totals.sentence()) + '\n');
                    }
                }
                case SolvingEvent.AtSide atSide -> {
                    if (atSide.kind().roles().contains(Role.RETURN)) {
                        out.accept('\n' + words.localize(atSide.sentence()) + '\n');
                    }
                }
                case SolvingEvent.Costed costed -> {
                    solved(costed.steps(), costed.visited());
                    out.accept(words.localize("maze.transcript.cost", costed.cost(), costed.muddy()) + '\n');
                }
                case SolvingEvent _, MazeGameEvent _ -> {}
                case GiantEvent giant -> grown(giant);
            }
        }

        private void carved(Effect.Carving effect) {
            switch (effect) {
                case BEGIN_LOOPS, BEGIN_MUD -> out.accept(GAP);
                case TAKE_MARK, COMPLETE, END_LOOPS, END_COPY, END_MUD -> finished();
                // The cell beyond the passage is visited next.
                case DIG -> {}
                // Already shown, as it was entered.
                case COPY_CELL, COPY_PASSAGE, LAY_MUD -> {}
                case Effect.Carving other -> {
                    if (other.changesSquares()) {
                        frame();
                    }
                }
            }
        }

        private void grown(GiantEvent giant) {
            switch (giant.kind()) {
                case LOOPS_BEGUN -> out.accept(GAP);
                case GIANT_FINISHED, LOOPS_ENDED -> finished();
                case GIANT_WAY_SHOWN -> solved(giant.first(), giant.second());
                case GIANT_BEGUN, PART_CARVED, LOOPS_PART_OPENED, FLOOD_BEGUN, WAVE_SPREAD, WAY_PART_TRACED -> {}
            }
        }

        private void frame() {
            if (board.endpoints().isEmpty()) {
                picture();
                out.accept(GAP);
            }
        }

        private void finished() {
            picture();
        }

        private void solved(int length, int looked) {
            var endpoints = board.endpoints().orElseThrow();
            var from = at(endpoints.from());
            var to = at(reached(endpoints));
            var steps = words.localize("maze.transcript.solved", from, to, length, looked);
            out.accept("\n");
            picture();
            out.accept("\n" + steps + "\n");
        }

        /** Returns the goal that the path leads to. */
        private MazePosition reached(Endpoints endpoints) {
            return endpoints.goals().stream()
                    .filter(goal -> board.state(goal.row(), goal.column()) == CellState.SOLUTION)
                    .findFirst()
                    .orElse(endpoints.to());
        }

        private void picture() {
            MazePrint.picture(board, letters, out);
        }

        private static String at(MazePosition mazePosition) {
            return "(" + mazePosition.column() + ", " + mazePosition.row() + ")";
        }
    }
}
