package puzzlescope.river;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.GameStatus.State;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.river.board.RiverBoard;
import puzzlescope.river.event.RiverEvent;
import puzzlescope.river.space.LoadCode;
import puzzlescope.river.space.RiverKind;

class RiverGameTest {

    private static final RiverPuzzle PUZZLE = new RiverPuzzle();

    private final RiverGame game = new RiverGame();

    private static Arguments given(String kind, int people) {
        return PUZZLE.presets()
                .with(RiverPuzzle.KIND, kind)
                .with(RiverPuzzle.GUARDS, "" + people)
                .with(RiverPuzzle.PRISONERS, "" + people);
    }

    private RiverBoard opened(Arguments arguments) {
        var board = (RiverBoard) PUZZLE.instance(arguments).board();
        game.open(arguments, board::apply);
        return board;
    }

    private static void make(RiverBoard board, List<RiverEvent> move) {
        for (var event : move) {
            var before = board.snapshot();
            board.apply(event.pack());
            board.undo(event.pack());
            assertThat(board.snapshot()).isEqualTo(before);
            board.apply(event.pack());
            assertThat(RiverEvent.Kind.VOCABULARY.unpack(event.pack())).isEqualTo(event);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "prisoners-and-guards, 3, 11, 11",
        "prisoners-and-guards, 2, 5, 5",
        "wolf-goat-cabbage, 3, 7, 7",
        "bridge-and-torch, 3, 5, 17"
    })
    void theHintsLeadAcrossAsWellAsPossible(String kind, int people, int crossings, int cost) {
        var arguments = given(kind, people);
        var board = opened(arguments);
        int made = 0;
        while (!game.status(arguments, board).isOver()) {
            make(
                    board,
                    game.hint(arguments, board, () -> {}).move().stream()
                            .map(RiverEvent.class::cast)
                            .toList());
            made++;
        }
        assertThat(made).isEqualTo(crossings);
        assertThat(board.crossings()).isEqualTo(crossings);
        assertThat(board.costSoFar()).isEqualTo(cost);
        var status = game.status(arguments, board);
        assertThat(status.state()).isEqualTo(State.WON);
        assertThat(status.sentence().key()).startsWith("river.hand.won-best");
        assertThat(status.reached()).isEqualTo(status.goal());
    }

    @ParameterizedTest
    @CsvSource({
        "prisoners-and-guards, 3, breadth-first",
        "wolf-goat-cabbage, 3, breadth-first",
        "bridge-and-torch, 3, cheapest-first"
    })
    void aRunGoesOnFromEveryPositionAsWellAsPossible(String kind, int people, String algorithm) {
        var given = given(kind, people).with(PUZZLE.algorithmParameter(), algorithm);
        var board = opened(given);
        while (!game.status(given, board).isOver()) {
            var hint = game.hint(given, board, () -> {});
            int least = ((Long) hint.why().arguments().getLast()).intValue();
            var arguments = game.runFrom(given, board);
            assertThat(PUZZLE.check(arguments)).isEmpty();
            var run = (RiverBoard) PUZZLE.instance(arguments).board();
            assertThat(run.start()).isEqualTo(board.state(board.ashore()));
            PUZZLE.instance(arguments).solver().solve(run::apply);
            assertThat(run.state(0)).isEqualTo(run.start());
            assertThat(run.cost(run.goal())).isEqualTo(least);
            var onward = opened(arguments);
            assertThat(onward.state(onward.ashore())).isEqualTo(board.state(board.ashore()));
            if (!game.status(arguments, onward).isOver()) {
                assertThat(game.hint(arguments, onward, () -> {}).why()).isEqualTo(hint.why());
            }
            make(board, hint.move().stream().map(RiverEvent.class::cast).toList());
        }
    }

    @Test
    void noHintIsGivenWhereNobodyCanGetAcross() {
        var arguments = given("prisoners-and-guards", 4);
        var hint = game.hint(arguments, opened(arguments), () -> {});
        assertThat(hint.move()).isEmpty();
        assertThat(hint.why().key()).isEqualTo("river.remark.no-way");
        assertThat(hint.why().arguments()).isEqualTo(List.of(11));
    }

    @Test
    void theRulesForbidWithTheirReason() {
        var board = opened(given("prisoners-and-guards", 3));
        assertThat(refusal(board, LoadCode.ofCounts(1, 0))).isEqualTo("river.refused.outnumbered");
        assertThat(refusal(board, LoadCode.ofCounts(0, 0))).isEqualTo("river.hand.nobody");
        assertThat(refusal(board, LoadCode.ofCounts(2, 1))).isEqualTo("river.hand.too-many");
        var wolf = opened(given("wolf-goat-cabbage", 3));
        assertThat(refusal(wolf, LoadCode.ofMembers(RiverKind.WOLF_GOAT_CABBAGE, 0)))
                .isIn("river.refused.wolf-eats-goat", "river.refused.goat-eats-cabbage");
    }

    private static String refusal(RiverBoard board, int load) {
        var keys = new String[1];
        assertThatThrownBy(() -> RiverGame.cross(board, load))
                .isInstanceOfSatisfying(
                        InvalidInputException.class,
                        refusal -> keys[0] = refusal.reason().key());
        return keys[0];
    }

    @Test
    void theGraphGrowsByWhatIsNew() {
        var board = opened(given("prisoners-and-guards", 3));
        assertThat(news(board, LoadCode.ofCounts(0, 2))).isEqualTo(RiverEvent.Kind.CROSSED_TO_NEW_STATE);
        assertThat(news(board, LoadCode.ofCounts(0, 1))).isEqualTo(RiverEvent.Kind.CROSSED_TO_NEW_STATE);
        assertThat(news(board, LoadCode.ofCounts(0, 1))).isEqualTo(RiverEvent.Kind.CROSSED_AS_BEFORE);
        assertThat(news(board, LoadCode.ofCounts(0, 2))).isEqualTo(RiverEvent.Kind.CROSSED_AS_BEFORE);
        assertThat(news(board, LoadCode.ofCounts(0, 1))).isEqualTo(RiverEvent.Kind.CROSSED_TO_NEW_STATE);
        assertThat(board.nodes()).isEqualTo(4);
        assertThat(board.edges()).isEqualTo(3);
        assertThat(board.ashore()).isEqualTo(3);
    }

    private static RiverEvent.Kind news(RiverBoard board, int load) {
        var move = RiverGame.cross(board, load);
        make(board, move);
        return move.getFirst().kind();
    }

    @Test
    void aGameDoesNotSpeakOfAQueue() {
        var said = new ArrayList<String>();
        var words = new Words(Language.ENGLISH);
        game.open(
                given("prisoners-and-guards", 3),
                event -> said.add(
                        words.localize(RiverEvent.Kind.VOCABULARY.unpack(event).sentence())));
        assertThat(said).isNotEmpty().noneMatch(each -> each.contains("queue"));
    }
}
