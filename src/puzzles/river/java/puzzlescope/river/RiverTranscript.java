package puzzlescope.river;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.text.Transcript;
import puzzlescope.engine.text.TranscriptFormat;
import puzzlescope.engine.text.Words;
import puzzlescope.river.board.RiverBoard;
import puzzlescope.river.event.RiverEvent;
import puzzlescope.river.event.RiverGameEvent;
import puzzlescope.river.event.RiverGraphEvent;
import puzzlescope.river.event.RiverSolutionEvent;
import puzzlescope.river.space.RiverKind;
import puzzlescope.river.space.StateCode;

/**
 * The states of the crossing, one a line, or a note that there is none; optionally preceded by the table of
 * {@code last} after each visit.
 */
public final class RiverTranscript implements TranscriptFormat {

    @Override
    public String puzzle() {
        return "river";
    }

    private static final ChoiceParameter<Boolean> TABLE = ChoiceParameter.yesOrNo("table");

    /** Off by default, since the documents' program prints no heading. */
    private static final ChoiceParameter<Boolean> HEADING = ChoiceParameter.yesOrNo("heading");

    @Override
    public List<Parameter<?>> options() {
        return List.of(TABLE, HEADING);
    }

    @Override
    public Transcript begin(Arguments arguments, Instance instance, Words words, Consumer<CharSequence> out) {
        var board = (RiverBoard) instance.board();
        return new Print(board, words, out, arguments.get(TABLE), arguments.get(HEADING));
    }

    private record Print(
            RiverBoard board, Words words, Consumer<CharSequence> out, boolean withTable, boolean withHeading)
            implements Transcript {

        @Override
        public void emit(long event) {
            board.apply(event);
            switch ((RiverEvent) RiverEvent.Kind.VOCABULARY.unpack(event)) {
                case RiverSolutionEvent.CrossingMade made -> {
                    if (made.step() == 1) {
                        table();
                        step(0, made.state(), 0);
                    }
                    step(made.step(), made.after(), made.cost());
                }
                case RiverSolutionEvent.SearchFailed _ -> {
                    table();
                    line(words.localize("river.transcript.none"));
                }
                case RiverSolutionEvent.LinkFollowed _,
                        RiverSolutionEvent.SearchEnded _,
                        RiverGraphEvent _,
                        RiverGameEvent _ -> {}
            }
        }

        private void step(int number, int state, int cost) {
            boolean timed = StateCode.kind(state) == RiverKind.BRIDGE_AND_TORCH;
            var key = timed ? "river.transcript.minutes" : "river.transcript.step";
            line(words.localize(key, number, StateCode.text(state), cost));
        }

        private void table() {
            var row = new int[board.nodes()];
            if (withTable && withHeading) {
                line(IntStream.range(0, board.nodes())
                        .mapToObj(node -> StateCode.text(board.state(node)).replace(",", ""))
                        .collect(Collectors.joining(" ", words.localize("river.transcript.visited") + " ", "")));
            }
            for (int visit = 0; withTable && visit < board.visits(); visit++) {
                board.lastAfter(visit, row);
                int node = board.visit(visit);
                var text = new StringBuilder();
                text.append(node)
                        .append(" (")
                        .append(StateCode.text(board.state(node)))
                        .append("):");
                for (int last : row) {
                    text.append(' ').append(last);
                }
                line(text);
            }
        }

        private void line(CharSequence text) {
            out.accept(text + "\n");
        }
    }
}
