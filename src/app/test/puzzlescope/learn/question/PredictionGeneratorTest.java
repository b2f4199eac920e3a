package puzzlescope.learn.question;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.PendingStates.Order;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.program.ProgramSource;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.random.PythonRandom;
import puzzlescope.engine.replay.CallFrame;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Listing;
import puzzlescope.engine.text.PuzzleResource;
import puzzlescope.engine.text.Words;
import puzzlescope.engine.trace.Retention;
import puzzlescope.finder.condition.FileEntry;
import puzzlescope.finder.event.FinderEvent;
import puzzlescope.gametree.board.LookaheadBoard;
import puzzlescope.gametree.event.MoveValues;
import puzzlescope.knight.board.PathBoard;
import puzzlescope.knight.event.PathEvent.KnightHopped;
import puzzlescope.knight.space.HopOrder;
import puzzlescope.queens.board.WalkBoard;
import puzzlescope.queens.event.PlacementEvent;
import puzzlescope.queens.event.WalkEvent;
import puzzlescope.queens.space.StaircasePart;
import puzzlescope.recursion.RecursionPuzzle;
import puzzlescope.recursion.event.BinarySearchEvent.RangeSearched;
import puzzlescope.recursion.event.NumberEvent.NumberCalled;
import puzzlescope.river.board.RiverBoard;

/** Questions about the next step, at random positions of small runs of every algorithm. */
class PredictionGeneratorTest {

    private static final int POSITIONS = 200;
    private static final int MOST = 3000;
    private static final int LONGEST_CHOICE = 100;
    private static final int LONGEST_SITUATION = 800;
    private static final List<Words> ALL =
            Stream.of(Language.values()).map(Words::new).toList();

    /** The questions whose answer depends on which states have been found. */
    private static final Set<String> ASKED_FROM_STATES =
            Set.of("hanoi.ask.given", "river.ask.crossing", "states.ask.move", "states.ask.to-known");

    private static final Set<PredictionKind> ASKED = EnumSet.noneOf(PredictionKind.class);

    static Stream<Arguments> algorithms() {
        return RunQuestionGeneratorTest.algorithms();
    }

    @ParameterizedTest
    @MethodSource("algorithms")
    void whatIsRightIsWhatTheRecordingDoesNext(String puzzle, String algorithm) throws InterruptedException {
        var session = RunQuestionGeneratorTest.recorded(puzzle, algorithm);
        try {
            var predictionGenerator = new PredictionGenerator(session);
            var timeline = session.newTimeline();
            var random = new PythonRandom(7);
            for (int i = 0; i < POSITIONS; i++) {
                long position =
                        random.below((int) Math.min(MOST, session.trace().length()));
                for (var kind : PredictionKind.values()) {
                    predictionGenerator.at(position, Set.of(kind)).ifPresent(each -> check(each, session, timeline));
                }
            }
        } finally {
            session.close();
        }
    }

    @AfterAll
    static void everyKindIsAskedSomewhere() {
        assertThat(ASKED).containsExactlyInAnyOrder(PredictionKind.values());
    }

    /** A program with functions of its own, of which the textbook's code knows nothing. */
    @Test
    void whereAProgramGoesOnIsAsked() throws InterruptedException {
        var queens = Catalogue.get("queens");
        var text = PuzzleResource.read(queens, "textbook.java")
                .orElseThrow()
                .replace("place(0)", "fill(0)")
                .replace("place(row + 1)", "fill(row + 1)")
                .replace("void place(", "void fill(");
        var arguments = queens.presets().withProgram(new ProgramSource(ProgramSource.JAVA, text));
        var session = Session.of(queens, arguments, Retention.inMemory(Retention.MEMORY_BYTES));
        try {
            session.run().start();
            assertThat(session.run().awaitEnd(Duration.ofMinutes(1))).isTrue();
            var predictionGenerator = new PredictionGenerator(session);
            var timeline = session.newTimeline();
            var asked = EnumSet.noneOf(PredictionKind.class);
            for (long position = 0; position < POSITIONS; position++) {
                for (var kind : List.of(PredictionKind.LINE, PredictionKind.BACK)) {
                    predictionGenerator.at(position, Set.of(kind)).ifPresent(each -> {
                        asked.add(kind);
                        ASKED.add(kind);
                        var right = ALL.getFirst()
                                .localize(each.choices().get(each.answer()).words());
                        timeline.seek(each.position() + 1);
                        if (kind == PredictionKind.LINE) {
                            assertThat(right).startsWith("Line " + timeline.programLine() + ": ");
                        } else {
                            assertThat(right)
                                    .isEqualTo(timeline.callStack(1).getFirst().plainCall());
                        }
                    });
                }
            }
            assertThat(asked).containsExactlyInAnyOrder(PredictionKind.LINE, PredictionKind.BACK);
        } finally {
            session.close();
        }
    }

    /** A call that is aborted returns to none. */
    @Test
    void nobodyIsAskedWhereAnAbortedCallReturns() throws InterruptedException {
        for (var aborted :
                List.of(List.of("tiles", "plain-recursion"), List.of("recursion", "factorial/without-base-case=yes"))) {
            var session = RunQuestionGeneratorTest.recorded(aborted.getFirst(), aborted.getLast());
            assertThat(new PredictionGenerator(session).canAsk(Set.of(PredictionKind.BACK)))
                    .isFalse();
            session.close();
        }
    }

    @Test
    void aCallReturnsToItsDirectCaller() throws InterruptedException {
        var session = RunQuestionGeneratorTest.recorded("recursion", "fibonacci");
        try {
            var predictionGenerator = new PredictionGenerator(session);
            var timeline = session.newTimeline();
            int asked = 0;
            for (long position = 0; position < session.trace().length(); position++) {
                timeline.seek(position);
                var calls = timeline.callStack(2).stream().map(CallFrame::call).toList();
                var question = predictionGenerator.at(position, Set.of(PredictionKind.BACK));
                if (question.isPresent()) {
                    asked++;
                    assertThat(question.get().right().words()).isEqualTo(text(calls.getLast()));
                }
            }
            assertThat(asked).as("each return but that of the first call").isEqualTo(66);
        } finally {
            session.close();
        }
    }

    @ParameterizedTest
    @CsvSource({"maze,wilson", "river,depth-first", "queens,backtracking"})
    void onlyCallsOfTheCodeAreAskedFor(String puzzle, String algorithm) throws InterruptedException {
        var session = RunQuestionGeneratorTest.recorded(puzzle, algorithm);
        try {
            var code = Listing.of(session.puzzle(), session.instance().listing(), Language.ENGLISH).lines().stream()
                    .map(Listing.Line::code)
                    .collect(Collectors.joining());
            var predictionGenerator = new PredictionGenerator(session);
            for (long position = 0; position < Math.min(MOST, session.trace().length()); position++) {
                predictionGenerator
                        .at(position, Set.of(PredictionKind.BACK))
                        .filter(each -> each.question().key().equals(CallPredictions.ASKED))
                        .map(each -> (String) each.right().words().arguments().getFirst())
                        .ifPresent(call -> {
                            assertThat(code).contains(call.substring(0, call.indexOf('(') + 1));
                            assertThat(call).doesNotContain("  ");
                        });
            }
        } finally {
            session.close();
        }
    }

    @Test
    void aFolderIsAskedForWhereItsMatchesAreNotAllOfOneKind() throws InterruptedException {
        var session = RunQuestionGeneratorTest.recorded("finder", "walk");
        try {
            assertThat(RunQuestionGenerator.about(session, 500, new PythonRandom(3)))
                    .filteredOn(each -> each.question().key().equals("finder.step.count"))
                    .isNotEmpty()
                    .allSatisfy(each -> assertThat(each.choices())
                            .filteredOn(choice -> !choice.equals(each.right()))
                            .extracting(choice -> choice.why().key())
                            .doesNotContain("finder.step.count-why"));
        } finally {
            session.close();
        }
    }

    @Test
    void nothingReturnsWhereTheStackOverflows() throws InterruptedException {
        var session = RunQuestionGeneratorTest.recorded("recursion", "fibonacci/without-base-case=yes");
        try {
            assertThat(RunQuestionGenerator.about(session, 200, new PythonRandom(3)))
                    .extracting(Prediction::kind)
                    .isNotEmpty()
                    .doesNotContain(PredictionKind.VALUE, PredictionKind.CALL, PredictionKind.BACK);
        } finally {
            session.close();
        }
    }

    @Test
    void theCallThatFillsTheStackIsTheLastOneMade() throws InterruptedException {
        var session = RunQuestionGeneratorTest.recorded("recursion", "factorial/without-base-case=yes");
        try {
            var trace = session.trace();
            long last = LongStream.range(0, trace.length())
                    .mapToObj(at -> trace.vocabulary().unpack(trace.event(at)))
                    .flatMap(event -> event instanceof NumberCalled called ? Stream.of((long) called.n()) : Stream.of())
                    .min(Comparator.naturalOrder())
                    .orElseThrow();
            assertThat(RunQuestionGenerator.about(session, 20, new PythonRandom(3)))
                    .filteredOn(each -> each.question().key().equals("recursion.ask.last-call"))
                    .singleElement()
                    .satisfies(each -> checkNumber(each, last));
        } finally {
            session.close();
        }
    }

    static void check(Prediction asked, Session session, Timeline timeline) {
        ASKED.add(asked.kind());
        checkWords(asked);
        timeline.seek(asked.position());
        if (ASKED_FROM_STATES.contains(asked.question().key())) {
            assertThat(asked.situation().map(Message::arguments))
                    .as("the states found so far: " + asked)
                    .hasValueSatisfying(parts ->
                            assertThat(parts.getLast().toString()).containsPattern("(found|nodes|nodes-left)\\b"));
        }
        if (asked.question().key().startsWith("search.ask.")) {
            assertThat(asked.situation()).as("needs no step: " + asked).isEmpty();
        }
        checkReasons(asked);
        assertThat(asked.choices()).filteredOn(asked.right()::equals).hasSize(1);
        switch (asked.question().key()) {
            case "predict.ask.BACK" -> {
                timeline.seek(asked.position() + 1);
                assertThat(asked.right().words())
                        .as(asked.toString())
                        .isEqualTo(text(timeline.callStack(1).getFirst().plainCall()));
            }
            case "predict.ask.TAKE", "predict.ask.TAKE-one-of" -> checkTaken(asked, timeline);
            case "tiles.ask.bound" -> checkSum(asked);
            case "hanoi.ask.gather-first", "hanoi.ask.gather-home", "hanoi.ask.gather-second" ->
                assertThat(asked.right().words())
                        .isEqualTo(text(timeline.nextEvent().orElseThrow().call()));
            case "queens.ask.exchange" -> {
                boolean isFewer = (int) asked.question().arguments().getLast()
                        < (int) asked.question().arguments().get(2);
                assertThat(asked.right().words().key())
                        .as(asked.toString())
                        .isEqualTo(isFewer ? "queens.ask.exchanged" : "queens.ask.columns-kept");
                assertThat(timeline.nextEvent().orElseThrow().kind().name())
                        .isEqualTo(isFewer ? "QUEENS_EXCHANGED" : "EXCHANGE_REFUSED");
            }
            case "queens.ask.stair" -> {
                long next = session.trace().event(asked.position());
                assertThat(PlacementEvent.PART.of(next)).isNotEqualTo(StaircasePart.CORNER);
                checkNumber(asked, PlacementEvent.COLUMN.of(next) + 1);
            }
            case "recursion.ask.range" -> {
                var searched = (RangeSearched) timeline.nextEvent().orElseThrow();
                assertThat(session.arguments().get(RecursionPuzzle.LIST).get(searched.upper()))
                        .as("a comparison has not met the target")
                        .isNotEqualTo(searched.target());
            }
            case "river.ask.parity" -> {
                var board = (RiverBoard) timeline.board();
                assertThat(board.start()).isEqualTo(board.rules().start());
            }
            case "knight.ask.resumes" -> {
                var calls = asked.question().arguments();
                assertThat(calls.getFirst())
                        .isEqualTo(text(timeline.callStack(1).getFirst().plainCall()));
                timeline.seek(asked.position() + 1);
                assertThat(calls.getLast())
                        .isEqualTo(text(timeline.callStack(1).getFirst().plainCall()));
                assertThat(asked.right().words()).isEqualTo(Message.of("knight.ask.returned", calls.getLast()));
            }
            case "finder.step.matched", "finder.step.unmatched", "finder.step.siblings" ->
                assertThat(hasNextSibling(timeline))
                        .as("another entry follows in the folder: " + asked)
                        .isTrue();
            case "finder.step.file", "finder.step.folder" ->
                assertThat(asked.choices().stream()
                                .map(choice -> choice.words().key())
                                .filter(Set.of("finder.step.ends", "finder.step.after-all")::contains))
                        .as("wrong only where another entry follows in the folder: " + asked)
                        .allMatch(_ -> hasNextSibling(timeline));
            case "gametree.ask.others" -> {
                var board = (LookaheadBoard) timeline.board();
                assertThat(MoveValues.count(board.tried(board.moves())))
                        .as("other moves are left: " + asked)
                        .isLessThan(board.game().space().moves(board.position()));
            }
            case "search.ask.shortest" ->
                assertThat(asked.choices().stream()
                                .map(choice -> choice.words().key())
                                .filter("search.ask.waiting"::equals))
                        .as("others wait: " + asked)
                        .allMatch(
                                _ -> timeline.board().pendingStates(1).stream().anyMatch(queue -> queue.size() > 0));
            case "maze.ask.turn" ->
                assertThat(asked.choices())
                        .extracting(choice -> choice.why().key())
                        .as("there is more than one way: " + asked)
                        .contains("maze.ask.comes-first");
            case "hanoi.ask.pegs" -> assertThat(asked.right().words().key()).isEqualTo("hanoi.ask.smaller-there");
            case "recursion.ask.received" ->
                assertThat(asked.right().words().arguments())
                        .containsExactly(timeline.nextEvent().orElseThrow().call());
            case "predict.ask.VALUE" ->
                assertThat(ALL.getFirst().localize(asked.right().words()).replace(",", ""))
                        .isEqualTo(timeline.nextEvent().orElseThrow().result());
            case "knight.ask.rule" -> checkRule(asked, timeline);
            case "queens.ask.square" -> checkSquare(asked, timeline);
            case "river.ask.crossing" -> {
                boolean isRejected = (session.instance()
                                        .vocabulary()
                                        .roleBits(session.trace().event(asked.position()))
                                & Role.REJECT.bit())
                        != 0;
                assertThat(asked.right().words().key().equals("river.ask.forbidden"))
                        .as("a bank is not safe; who is missing is seen at a glance: " + asked)
                        .isEqualTo(isRejected);
            }
            case "hanoi.ask.moves" ->
                checkNumber(asked, (1 << (int) asked.question().arguments().getFirst()) - 1);
            case "hanoi.ask.states", "states.ask.disks" ->
                checkNumber(asked, (int)
                        Math.pow(3, (int) asked.question().arguments().getFirst()));
            case "maze.ask.passages" ->
                checkNumber(asked, (int) asked.question().arguments().getFirst() - 1);
            case "maze.ask.sets" ->
                checkNumber(
                        asked,
                        (int) asked.question().arguments().getFirst()
                                - (int) asked.question().arguments().getLast());
            case "queens.ask.then", "queens.ask.solved", "queens.ask.dead-end", "queens.ask.all-tried" ->
                checkNextQueen(asked, timeline);
            case "queens.ask.certain" -> checkPeace(asked, timeline);
            case "gametree.ask.values" ->
                assertThat(ALL.getFirst().localize(asked.right().words()))
                        .isEqualTo(timeline.nextEvent().orElseThrow().result());
            default -> assertThat(asked.right().why()).isNotNull();
        }
    }

    static void checkWords(Prediction asked) {
        for (var words : ALL) {
            var said = asked.choices().stream()
                    .map(choice -> words.localize(choice.words()))
                    .toList();
            assertThat(asked.situation().map(words::localize).orElse(""))
                    .as(asked.toString())
                    .hasSizeLessThanOrEqualTo(LONGEST_SITUATION);
            assertThat(said)
                    .as(asked.toString())
                    .hasSizeBetween(3, 4)
                    .doesNotHaveDuplicates()
                    .allMatch(choice -> choice.length() <= LONGEST_CHOICE);
            assertThat(Stream.concat(
                            said.stream(),
                            Stream.concat(
                                            Stream.of(asked.question()),
                                            asked.choices().stream().map(Prediction.Choice::why))
                                    .map(words::localize)))
                    .as(asked.toString())
                    .allMatch(text -> !text.isBlank() && !text.matches("(?s).*(\\{\\d|\\.ask\\.|predict\\.|null).*"));
        }
    }

    /** A queue gives the oldest entry, an open list the only one with the least value. */
    private static void checkTaken(Prediction asked, Timeline timeline) {
        var before = timeline.board().pendingStates(100).stream()
                .filter(each -> each.name().equals(asked.question().arguments().getFirst()))
                .findFirst()
                .orElseThrow();
        assertThat(asked.right().words())
                .as(asked.toString())
                .isEqualTo(TakePredictions.name(before.entries().getFirst()));
        if (before.order() == Order.FIRST_IN && timeline.board().visited() > 1) {
            assertThat(asked.choices())
                    .extracting(choice -> choice.why().key())
                    .as("one that was taken before: " + asked)
                    .contains("predict.why.taken");
        }
        if (before.order() == Order.BEST) {
            var least = before.entries().getFirst().lines().getFirst();
            assertThat(before.entries())
                    .filteredOn(each -> asked.choices().stream()
                            .anyMatch(choice -> choice.words().equals(TakePredictions.name(each))))
                    .extracting(each -> each.lines().getFirst())
                    .containsOnlyOnce(least)
                    .as("one that waits and has a greater value: " + asked)
                    .hasSizeGreaterThan(1);
        }
    }

    /** Only one of the sums holds. */
    private static void checkSum(Prediction asked) {
        var right = asked.right().words();
        if (right.key().equals("tiles.ask.pruned")) {
            assertThat(sum(right)).as(asked.toString()).isGreaterThan((int)
                    right.arguments().getLast());
        } else {
            assertThat(right.key()).isEqualTo("tiles.ask.slides");
            assertThat(sum(right)).as(asked.toString()).isLessThanOrEqualTo((int)
                    right.arguments().getLast());
        }
        assertThat(sum(right) - (int) asked.question().arguments().getLast())
                .as("g is one more: " + asked)
                .isEqualTo((int) asked.question().arguments().get(1) + 1);
    }

    private static int sum(Message choice) {
        return (int) choice.arguments().getFirst() + (int) choice.arguments().get(1);
    }

    /** A wrong choice is answered by a reason of its own. */
    private static void checkReasons(Prediction asked) {
        assertThat(asked.choices())
                .filteredOn(choice -> !choice.equals(asked.right()))
                .extracting(Prediction.Choice::why)
                .as(asked.toString())
                .doesNotContain(asked.reason());
    }

    private static void checkRule(Prediction asked, Timeline timeline) {
        var path = (PathBoard) timeline.board();
        var hopped = (KnightHopped) timeline.nextEvent().orElseThrow();
        var exits = asked.choices().stream()
                .map(choice -> choice.words().arguments())
                .map(square -> path.onward((int) square.getFirst(), (int) square.getLast(), HopOrder.WARNSDORFF))
                .sorted()
                .toList();
        assertThat(exits.getFirst()).as(asked.toString()).isLessThan(exits.get(1));
        assertThat(asked.right().words()).isEqualTo(Message.of("knight.ask.square", hopped.toRow(), hopped.toColumn()));
    }

    /** Only one of the choices holds: the queen stays, or exactly one of the queens offered attacks. */
    private static void checkSquare(Prediction asked, Timeline timeline) {
        var board = (WalkBoard) timeline.board();
        long next = timeline.trace().event(asked.position());
        int row = WalkEvent.ROW.of(next);
        int column = WalkEvent.COLUMN.of(next);
        var attackers = IntStream.range(0, board.n())
                .filter(other -> other != row && board.queenColumn(other) >= 0)
                .filter(other -> {
                    int across = Math.abs(board.queenColumn(other) - column);
                    return across == 0 || across == Math.abs(row - other);
                })
                .mapToObj(other -> Message.of("queens.ask.attacked", other + 1))
                .toList();
        for (var choice : asked.choices()) {
            boolean isTrue = choice.words().key().equals("queens.ask.placed")
                    ? attackers.isEmpty()
                    : attackers.contains(choice.words());
            assertThat(isTrue).as(asked.toString()).isEqualTo(choice.equals(asked.right()));
        }
    }

    private static void checkNumber(Prediction asked, long right) {
        assertThat(((Number) asked.right().words().arguments().getFirst()).longValue())
                .as(asked.toString())
                .isEqualTo(right);
    }

    /** The right choice names the call or the queen of the next event. */
    private static void checkNextQueen(Prediction asked, Timeline timeline) {
        long next = timeline.trace().event(asked.position());
        int row = WalkEvent.ROW.of(next);
        var right = asked.question().key().equals("queens.ask.then")
                ? text("place(" + (row + 2) + ")")
                : Message.of("queens.ask.leaves", row + 1, WalkEvent.COLUMN.of(next) + 1);
        assertThat(asked.right().words()).as(asked.toString()).isEqualTo(right);
        var board = (WalkBoard) timeline.board();
        assertThat(asked.choices())
                .filteredOn(choice -> choice.words().key().equals("queens.ask.leaves")
                        && board.given((int) choice.words().arguments().getFirst() - 1) >= 0)
                .as("given queens never move: " + asked)
                .allSatisfy(choice -> assertThat(choice.why().key()).isEqualTo("queens.ask.stays-given"));
        if (asked.question().key().equals("queens.ask.all-tried")) {
            assertThat(timeline.lastEvent().orElseThrow().kind().number())
                    .as("the row below has tried its columns: " + asked)
                    .isNotEqualTo(WalkEvent.Kind.SOLUTION_FOUND.number());
        }
    }

    /** No two queens attack each other. */
    private static void checkPeace(Prediction asked, Timeline timeline) {
        var board = (WalkBoard) timeline.board();
        for (int row = 0; row < board.queens(); row++) {
            for (int above = 0; above < row; above++) {
                int across = Math.abs(board.queenColumn(row) - board.queenColumn(above));
                assertThat(across).as(asked.toString()).isNotZero().isNotEqualTo(row - above);
            }
        }
    }

    /** Returns whether a later event is about another entry of the folder that the next one is about. */
    private static boolean hasNextSibling(Timeline timeline) {
        var trace = timeline.trace();
        var entry = listed(timeline.nextEvent().orElseThrow()).orElseThrow();
        return LongStream.range(timeline.position() + 1, trace.length())
                .mapToObj(position -> listed(trace.vocabulary().unpack(trace.event(position))))
                .flatMap(Optional::stream)
                .anyMatch(other -> other.parent() == entry.parent());
    }

    /** Returns the entry whose turn it is in the list of its folder. */
    private static Optional<FileEntry> listed(Event event) {
        return switch (event) {
            case FinderEvent.FileMatched matched -> Optional.of(matched.file());
            case FinderEvent.FileRejected rejected -> Optional.of(rejected.file());
            case FinderEvent.FolderEntered entered -> Optional.of(entered.folder());
            case FinderEvent.FolderQueued queued -> Optional.of(queued.folder());
            case FinderEvent.EntrySkipped skipped ->
                Optional.of(skipped.findings().entry(skipped.number()));
            default -> Optional.empty();
        };
    }

    private static Message text(String text) {
        return Message.of("question.text", text);
    }
}
