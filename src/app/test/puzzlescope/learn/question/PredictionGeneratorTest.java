package puzzlescope.learn.question;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.random.PythonRandom;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.hanoi.board.HanoiBoard;
import puzzlescope.hanoi.event.TowerEvent.DiskMoved;
import puzzlescope.hanoi.space.HanoiSpace;
import puzzlescope.knight.board.PathBoard;
import puzzlescope.knight.event.PathEvent.KnightHopped;
import puzzlescope.knight.space.HopOrder;
import puzzlescope.learn.question.Prediction.Choice;
import puzzlescope.maze.board.CarvingBoard;
import puzzlescope.maze.board.MazeBoard;
import puzzlescope.maze.event.CarvingEvent;
import puzzlescope.maze.event.CellEvent;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.LoopKind;
import puzzlescope.maze.event.MudKind;
import puzzlescope.maze.event.SolvingEvent;
import puzzlescope.queens.board.WalkBoard;
import puzzlescope.queens.event.PlacementEvent.QueensExchanged;
import puzzlescope.queens.event.WalkEvent.QueenPlaced;
import puzzlescope.queens.event.WalkEvent.QueenRejected;
import puzzlescope.recursion.board.RecursionBoard;
import puzzlescope.recursion.event.BinarySearchEvent.RangeSearched;
import puzzlescope.recursion.event.NumberEvent.NumberCalled;
import puzzlescope.river.board.RiverBoard;
import puzzlescope.river.event.RiverSolutionEvent.CrossingMade;
import puzzlescope.river.space.RiverKind;
import puzzlescope.river.space.StateCode;
import puzzlescope.states.event.StatesEvent.NodeDiscovered;
import puzzlescope.tiles.board.TilesBoard;
import puzzlescope.tiles.event.TilesEvent.SolutionMove;

/** Questions for what comes next, at random positions of small runs of every algorithm. */
class PredictionGeneratorTest {

    private static final int POSITIONS = 200;
    private static final int MOST = 3000;
    private static final int WAITING = 5000;
    private static final List<Words> ALL =
            Stream.of(Language.values()).map(Words::new).toList();

    /**
     * Those that have nothing to ask: a giant maze is too large to be told step by step, tours are counted square after square,
     * without a choice, and queens part by part, with numbers that nobody can know. All others ask what comes, and for moves.
     */
    private static final Set<String> WHOLE =
            Set.of("giant", "frontier", "bit-masks", "border", "quarter-join", "fundamental");

    /** Kinds whose events say how many cells are left, which the board shows. */
    private static final Set<String> SHOWN =
            Set.of("DEAD_END_FILLED", "WALK_BEGUN", "NEW_CELL_ENTERED", "KNOWN_CELL_ENTERED");

    private static final Set<PredictionKind> ASKED = EnumSet.noneOf(PredictionKind.class);

    static Stream<org.junit.jupiter.params.provider.Arguments> algorithms() {
        return RunQuestionGeneratorTest.algorithms();
    }

    @ParameterizedTest
    @MethodSource("algorithms")
    void whatIsRightIsWhatTheRecordingDoesNext(String puzzle, String algorithm) throws InterruptedException {
        var session = RunQuestionGeneratorTest.recorded(puzzle, algorithm);
        try {
            var predictionGenerator = new PredictionGenerator(session);
            var there = predictionGenerator.kinds();
            if (!session.instance().countedEvents().has(Role.CALL)) {
                assertThat(there).doesNotContain(PredictionKind.CALL, PredictionKind.VALUE);
            }
            var timeline = session.newTimeline();
            var random = new PythonRandom(7);
            int asked = 0;
            for (int i = 0; i < POSITIONS; i++) {
                long position =
                        random.below((int) Math.min(MOST, session.trace().length()));
                for (var kind : there) {
                    var prediction = predictionGenerator.at(position, Set.of(kind));
                    prediction.ifPresent(each -> check(each, session, timeline));
                    asked += prediction.isPresent() ? 1 : 0;
                }
            }
            boolean whole = WHOLE.contains(algorithm.replaceFirst("/.*", ""));
            assertThat(asked == 0).isEqualTo(whole);
            assertThat(predictionGenerator.canAsk(there)).isEqualTo(!whole);
            assertThat(predictionGenerator.canAsk(PredictionKind.MOVES)).isEqualTo(!whole);
        } finally {
            session.close();
        }
    }

    @AfterAll
    static void everyKindIsAskedSomewhere() {
        assertThat(ASKED).containsExactlyInAnyOrder(PredictionKind.values());
    }

    private static void check(Prediction asked, Session session, Timeline timeline) {
        ASKED.add(asked.kind());
        for (var words : ALL) {
            var said = asked.choices().stream()
                    .map(choice -> words.localize(choice.words()))
                    .toList();
            assertThat(said).as(asked.toString()).hasSizeBetween(3, 4).doesNotHaveDuplicates();
            assertThat(Stream.concat(
                            said.stream(), Stream.of(words.localize(asked.question()), words.localize(asked.reason()))))
                    .as(asked.toString())
                    .allMatch(text -> !text.isBlank() && !text.matches("(?s).*(\\{\\d|predict\\.|null).*"));
        }
        long next = session.trace().event(asked.position());
        timeline.seek(asked.position());
        switch (asked.kind()) {
            case TRY, MOVE, CALL -> checkEvents(asked, next, timeline);
            case VERDICT -> {
                if (asked.right().event().isPresent()) {
                    checkEvents(asked, next, timeline);
                } else {
                    assertThat(timeline.nextEvent().orElseThrow().kind().name())
                            .as("drawn with whom, and with it whether")
                            .isNotIn("EXCHANGE_REFUSED", "QUEENS_EXCHANGED", "CELL_RETIRED", "DRAWN_GREW");
                    checkOutcome(asked, session.instance().vocabulary().roleBits(next));
                }
            }
            case VALUE -> {
                assertThat(asked.right().words()).isEqualTo(text(unpacked(timeline, next)));
                assertThat(timeline.lastEvent().orElseThrow().kind().name())
                        .as("told already")
                        .isNotEqualTo("VALUE_STORED");
                assertThat(asked.until()).isEqualTo(asked.position() + 1);
            }
            case BACK -> checkBack(asked, session, timeline, next);
            case TAKE -> checkTaken(asked, timeline);
        }
    }

    /** A step that has just happened is none that could come, and the number of a move does not tell which one does. */
    private static void checkGivesNothingAway(Prediction asked, Timeline timeline, Event next) {
        var vocabulary = timeline.trace().vocabulary();
        for (Choice each : asked.choices()) {
            var said = vocabulary.unpack(each.event().orElseThrow());
            if (each.equals(asked.right())) {
                continue;
            }
            if (asked.position() > 0 && asked.kind() != PredictionKind.VERDICT) {
                long before = timeline.trace().event(asked.position() - 1);
                assertThat(each.words())
                        .as(asked.toString())
                        .isNotEqualTo(vocabulary.unpack(before).sentence());
            }
            if (said instanceof NodeDiscovered wrong && next instanceof NodeDiscovered right) {
                assertThat(wrong.state()).as("another move leads elsewhere").isNotEqualTo(right.state());
            }
            if (said instanceof CrossingMade wrong && next instanceof CrossingMade right) {
                assertThat(wrong.step()).as(asked.toString()).isEqualTo(right.step());
            }
            if (said.kind().equals(next.kind()) && SHOWN.contains(next.kind().name())) {
                assertThat(CellEvent.COUNT.of(each.event().getAsLong()))
                        .as(asked.toString())
                        .isEqualTo(CellEvent.COUNT.of(asked.right().event().getAsLong()));
            }
        }
        if (next instanceof QueensExchanged exchanged) {
            assertThat(exchanged.fewer()).as(asked.toString()).isPositive();
        }
        assertThat(next.kind().name()).as("one row after the other").isNotEqualTo("ROW_BEGUN");
        assertThat(next.kind()).as("drawn from the whole maze").isNotIn(LoopKind.LOOP_OPENED, MudKind.MUD_LAID);
    }

    private static String unpacked(Timeline timeline, long event) {
        return timeline.trace().vocabulary().unpack(event).result();
    }

    private static Message text(String text) {
        return Message.of("question.text", text);
    }

    private static void checkEvents(Prediction asked, long next, Timeline timeline) {
        var vocabulary = timeline.trace().vocabulary();
        assertThat(asked.right().event()).hasValue(next);
        assertThat(asked.right().words()).isEqualTo(vocabulary.unpack(next).sentence());
        assertThat(asked.reason()).isEqualTo(vocabulary.unpack(next).sentence());
        checkGivesNothingAway(asked, timeline, vocabulary.unpack(next));
        var wrong = new ArrayList<>(asked.choices());
        wrong.remove(asked.answer());
        for (Choice each : wrong) {
            var said = vocabulary.unpack(each.event().orElseThrow());
            assertThat(!said.kind().equals(vocabulary.kind(next)) || isAllowed(said, timeline))
                    .as(asked.toString())
                    .isTrue();
            assertThat(each.event().orElseThrow()).as(asked.toString()).isNotEqualTo(next);
            if (asked.kind() == PredictionKind.VERDICT && timeline.board() instanceof CarvingBoard board) {
                assertThat(mayBe(said, board)).as(asked.toString()).isFalse();
            }
            if (asked.kind() == PredictionKind.VERDICT && timeline.board() instanceof WalkBoard board) {
                assertThat(holds(vocabulary.unpack(each.event().getAsLong()), board))
                        .as(asked.toString())
                        .isFalse();
            }
        }
    }

    /** Whether the rules allow what is only a choice, as far as it is a move that they tell of. */
    private static boolean isAllowed(Event said, Timeline timeline) {
        return switch (said) {
            case DiskMoved move
            when timeline.board() instanceof HanoiBoard towers -> {
                var space = towers.space();
                boolean top = space.top(towers.state(), move.from()) == move.disk();
                yield top && space.after(towers.state(), space.move(move.from(), move.to())) != HanoiSpace.NONE;
            }
            case SolutionMove move
            when timeline.board() instanceof TilesBoard tiles -> {
                int size = tiles.size();
                boolean there = tiles.tile(move.from() / size, move.from() % size) == move.tile();
                yield there && move.to() == tiles.blankRow() * size + tiles.blankColumn();
            }
            case CrossingMade crossing
            when timeline.board() instanceof RiverBoard river -> {
                int all = (int) river.rules().start();
                int after = crossing.after();
                yield StateCode.kind(all) != RiverKind.PRISONERS_AND_GUARDS
                        || StateCode.guards(after) <= StateCode.guards(all)
                                && StateCode.prisoners(after) <= StateCode.prisoners(all);
            }
            case SolvingEvent.Turned turned
            when timeline.board() instanceof MazeBoard maze ->
                maze.isOpen(turned.row(), turned.column(), turned.side());
            case CarvingEvent.AtWall wall
            when wall.kind().name().equals("RUN_EXTENDED") -> wall.side() == Direction.EAST;
            case CarvingEvent.AtWall wall
            when wall.kind().name().equals("ONLY_WAY_CARVED") ->
                wall.side() == Direction.NORTH || wall.side() == Direction.EAST;
            case NumberCalled called
            when timeline.board() instanceof RecursionBoard calls -> {
                int n = calls.argument(calls.depth() - 1);
                yield called.n() < n && called.n() >= n - 2;
            }
            case RangeSearched searched
            when timeline.board() instanceof RecursionBoard calls ->
                searched.lower() >= calls.lower(calls.depth() - 1)
                        && searched.upper() <= calls.upper(calls.depth() - 1);
            case KnightHopped hop
            when timeline.board() instanceof PathBoard path ->
                (hop.row() != path.row() || path.freeHops().contains(hop.hop())) && hasExits(hop, path);
            default -> true;
        };
    }

    /** Whether a square is said to have as many exits as the board shows. */
    private static boolean hasExits(KnightHopped hop, PathBoard path) {
        return !(hop.reason() instanceof HopOrder order)
                || hop.onward() == path.onward(hop.toRow(), hop.toColumn(), order);
    }

    /** Whether what is said of a wall between two sets is so; of all else nothing is known. */
    private static boolean mayBe(Event said, CarvingBoard board) {
        if (!(said instanceof CellEvent at) || at.side() == null || !board.hasSets()) {
            return false;
        }
        int one = board.set(at.row(), at.column());
        int other = board.set(at.nextRow(), at.nextColumn());
        return switch (said) {
            case CarvingEvent.SetsMerged joined
            when joined.kind().name().startsWith("SETS") -> {
                boolean these = joined.kept() == one && joined.absorbed() == other
                        || joined.kept() == other && joined.absorbed() == one;
                yield one != other && these && size(board, joined.kept()) >= size(board, joined.absorbed());
            }
            case CarvingEvent.AtWall kept
            when kept.kind().name().equals("WALL_KEPT") -> one == other && kept.first() == one;
            default -> false;
        };
    }

    private static int size(CarvingBoard board, int set) {
        int size = 0;
        for (int row = 1; row < board.rows(); row += 2) {
            for (int column = 1; column < board.columns(); column += 2) {
                size += board.set(row, column) == set ? 1 : 0;
            }
        }
        return size;
    }

    /** Whether what is said of a queen that is tried is so. */
    private static boolean holds(Object said, WalkBoard board) {
        return switch (said) {
            case QueenRejected no -> {
                int across = Math.abs(board.queenColumn(no.byRow()) - no.column());
                yield across == 0 || across == Math.abs(no.row() - no.byRow());
            }
            case QueenPlaced yes -> {
                boolean safe = true;
                for (int row = 0; row < board.n(); row++) {
                    int across = Math.abs(board.queenColumn(row) - yes.column());
                    boolean stands = row != yes.row() && board.queenColumn(row) >= 0;
                    safe &= !stands || across != 0 && across != Math.abs(yes.row() - row);
                }
                yield safe;
            }
            default -> throw new IllegalStateException("not said of a try: " + said);
        };
    }

    private static void checkOutcome(Prediction asked, int bits) {
        var key = asked.right().words().key();
        boolean rejected = (bits & Role.REJECT.bit()) != 0;
        assertThat(key.endsWith("REJECTED")).as(asked.toString()).isEqualTo(rejected);
        if (key.endsWith("BACK")) {
            assertThat(bits & (Role.UNDO.bit() | Role.RETURN.bit())).isNotZero();
            assertThat(bits & Role.TRY.bit()).isZero();
        } else if (key.endsWith("ACCEPTED")) {
            assertThat(bits & Role.TRY.bit()).isNotZero();
        }
    }

    private static void checkBack(Prediction asked, Session session, Timeline timeline, long next) {
        var vocabulary = session.instance().vocabulary();
        if (vocabulary.depthChange(next) >= 0) {
            checkEvents(asked, next, timeline);
            return;
        }
        var trace = session.trace();
        for (long event = asked.position(); event < asked.until(); event++) {
            assertThat(vocabulary.depthChange(trace.event(event))).isNegative();
        }
        assertThat(asked.until() == trace.length() || vocabulary.depthChange(trace.event(asked.until())) >= 0)
                .isTrue();
        timeline.seek(asked.until());
        var call = timeline.callStack(1);
        assertThat(asked.right().words())
                .isEqualTo(
                        call.isEmpty()
                                ? Message.of("predict.no-call")
                                : text(call.getFirst().call()));
    }

    private static void checkTaken(Prediction asked, Timeline timeline) {
        var before = timeline.board().pendingStates(WAITING).stream()
                .flatMap(pendingStates -> pendingStates.first().stream())
                .toList();
        timeline.seek(asked.position() + 1);
        var after = timeline.board().pendingStates(WAITING).stream()
                .flatMap(pendingStates -> pendingStates.first().stream())
                .toList();
        assertThat(before).contains(asked.right().words());
        assertThat(after).doesNotContain(asked.right().words());
        var wrong = new ArrayList<>(asked.choices());
        wrong.remove(asked.answer());
        // What does not wait cannot be taken; what does is still there.
        assertThat(wrong)
                .extracting(Choice::words)
                .as(asked.toString())
                .allMatch(each -> !before.contains(each) || after.contains(each));
    }
}
