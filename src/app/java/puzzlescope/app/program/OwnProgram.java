package puzzlescope.app.program;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import puzzlescope.app.program.ProgramPane.Start;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.program.ProgramEvent;
import puzzlescope.engine.program.ProgramProblem;
import puzzlescope.engine.program.ProgramSource;
import puzzlescope.engine.program.Verdict;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.ProgramLanguage;
import puzzlescope.engine.puzzle.ProgramRules;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.PuzzleResource;
import puzzlescope.engine.text.Words;
import puzzlescope.learn.document.JsonDocument;
import puzzlescope.window.fx.FxThread;
import puzzlescope.window.player.Player;
import puzzlescope.window.theme.Appearance;

/** A person's own program in a tab: its editor, the check before a run, and the line and the end of the run. FX thread only. */
public final class OwnProgram {

    /** The language of programs that are written in the app. */
    public static final String JAVA = ProgramSource.JAVA;

    /** The file extension of programs in that language. */
    public static final String ENDING = ".java";

    /** The size of a file above which nobody has written the program in it. */
    private static final long MOST_BYTES = 1 << 20;

    /** The language in which no lines and variables are reported, which is faster. */
    private static final String JAVA_CALLS = "java-calls";

    private final Puzzle puzzle;
    private final ProgramRules rules;
    private final ProgramStore store;
    private final ProgramPane pane;
    private final Player player;
    private final Consumer<ProgramSource> onRun;
    /** Counts the checks, so that a late answer is not taken for the latest one. */
    private int checks;

    private boolean isChecking;

    /** Keeps a text that came with a document or a lesson, which must not take the place of the person's own. */
    private Optional<Consumer<String>> opened = Optional.empty();
    /** The person's own meanwhile. */
    private String own = "";

    private Session judged;
    private Optional<Verdict> verdict = Optional.empty();

    /**
     * Creates the editor with the program that was kept, or else the first one to start from.
     *
     * @param folder of the settings, where programs are kept; empty if they are not
     * @param onRun runs a program without problems
     * @param onLeave returns to the algorithm
     */
    public OwnProgram(
            Appearance appearance,
            Puzzle puzzle,
            ProgramRules rules,
            Optional<Path> folder,
            Player player,
            Consumer<ProgramSource> onRun,
            Runnable onLeave) {
        this.puzzle = puzzle;
        this.rules = rules;
        this.player = player;
        this.onRun = onRun;
        judged = player.session();
        store = new ProgramStore(folder);
        var starts = new ArrayList<Start>();
        for (var key : rules.examples()) {
            text(puzzle, key).ifPresent(text -> starts.add(new Start(key, name(puzzle, key), text)));
        }
        pane = new ProgramPane(
                appearance,
                starts,
                editor -> new NamedPrograms(appearance, puzzle, store, editor::text, editor::setText),
                player.breakpoints(),
                this::check,
                this::stop,
                player::toEnd,
                onLeave);
        pane.setText(store.read(puzzle)
                .orElseGet(() -> starts.isEmpty()
                        ? ""
                        : starts.getFirst().text(appearance.texts().language())));
    }

    private static Optional<String> text(Puzzle puzzle, String name) {
        return PuzzleResource.read(puzzle, name + ".java");
    }

    private static String name(Puzzle puzzle, String key) {
        var own = puzzle.id() + ".program.from." + key;
        return new Words(Language.ENGLISH).has(own) ? own : "program.from." + key;
    }

    /**
     * Returns the program of a file.
     *
     * @throws InvalidInputException if the file cannot be read
     */
    public static String read(Path file) {
        return JsonDocument.readTextFile(file, MOST_BYTES);
    }

    /** Returns whether a program was written in the app, or can be edited there. */
    public static boolean isJava(ProgramSource source) {
        return source.language().equals(JAVA) || source.language().equals(JAVA_CALLS);
    }

    /** Returns whether the lines and variables of a program are reported, without which there is less to record. */
    public static boolean reportsLines(ProgramSource source) {
        return source.language().equals(JAVA);
    }

    public ProgramPane pane() {
        return pane;
    }

    /** Keeps the text, and runs it if nothing is wrong with it. */
    private void check(String text) {
        keep();
        int number = ++checks;
        isChecking = true;
        pane.setBusy(true);
        Thread.ofVirtual().name("compiler").start(() -> {
            var problems = ProgramLanguage.of(JAVA).orElseThrow().problems(text, rules);
            FxThread.run(() -> {
                if (number == checks) {
                    checked(text, problems);
                }
            });
        });
    }

    private void checked(String text, List<ProgramProblem> problems) {
        isChecking = false;
        if (problems.isEmpty()) {
            pane.running(text);
            onRun.accept(new ProgramSource(pane.reportsLinesProperty().get() ? JAVA : JAVA_CALLS, text));
        } else {
            pane.setBusy(isBusy());
            pane.showProblems(problems);
            player.showNotice(Message.of("program.not-run"));
        }
    }

    /** Ends the check or the run of the program, if there is one; returns whether there was. */
    public boolean stop() {
        boolean isBusy = isBusy();
        forgetCheck();
        if (isBusy && isRunning()) {
            player.stop();
        }
        return isBusy;
    }

    private void forgetCheck() {
        checks++;
        isChecking = false;
    }

    private boolean isBusy() {
        return isChecking || isRunning();
    }

    private boolean isRunning() {
        var session = player.session();
        return session.arguments().program().isPresent() && !session.trace().isEnded();
    }

    /** Shows the program of a run that was opened. */
    public void show(ProgramSource source) {
        if (!isJava(source)) {
            pane.setReadOnly(true);
            return;
        }
        pane.reportsLinesProperty().set(reportsLines(source));
        if (!pane.text().equals(source.text())) {
            edit(source.text(), this::keepOpened);
        }
        pane.running(source.text());
    }

    /**
     * Edits a text that came with a document or a lesson, in place of the person's own until the editor is left.
     *
     * @param onKeep receives the text whenever it is to be kept
     */
    public void edit(String text, Consumer<String> onKeep) {
        keep();
        own = opened.isPresent() ? own : pane.text();
        pane.setText(text);
        opened = Optional.of(onKeep);
    }

    /** Keeps a text that was opened from a file. */
    public void keepOpened(String text) {
        store.keepOpened(puzzle, text);
    }

    /** Returns whether the text came with a document or a lesson. */
    public boolean isOpened() {
        return opened.isPresent();
    }

    /** Shows the line at the position, and how the run ended: at once, but in class mode once the end has been shown. */
    public void follow(Session session) {
        pane.setBusy(isBusy());
        pane.showLine(session.timeline().programLine());
        if (!session.equals(judged)) {
            judged = session;
            verdict = Optional.empty();
        }
        if (verdict.isEmpty() && session.trace().isEnded() && session.trace().length() > 0) {
            verdict = verdict(session);
            verdict.filter(_ -> isText(session)
                            && player.mayTellAll()
                            && player.noticeProperty().get() == null)
                    .ifPresent(end -> player.showNotice(end.sentence()));
        }
        pane.showVerdict(
                verdict.filter(end -> end.kind() == Verdict.Kind.BOUND || player.mayTellAll()),
                session.timeline().position() == session.trace().length());
    }

    /** Returns whether a run is that of a text of steps, whose verdict may be behind the page from which it was run. */
    private static boolean isText(Session session) {
        return session.arguments().program().filter(source -> !isJava(source)).isPresent();
    }

    /** Returns the line that an event enters, with its code; empty for other events. */
    public Optional<Message> sentence(Optional<Event> event) {
        return event.filter(ProgramEvent.LineEntered.class::isInstance)
                .map(ProgramEvent.LineEntered.class::cast)
                .flatMap(entered ->
                        pane.lineOfRun(entered.to()).map(code -> Message.of("program.problem", entered.to(), code)));
    }

    private static Optional<Verdict> verdict(Session session) {
        var last = new long[1];
        var trace = session.trace();
        boolean there = trace.copy(trace.length() - 1, last, 0, 1) == 1;
        return there && trace.vocabulary().unpack(last[0]) instanceof ProgramEvent.Ended ended
                ? Optional.of(ended.asVerdict())
                : Optional.empty();
    }

    /** Keeps the text as it is. */
    public void keep() {
        opened.orElse(text -> store.keep(puzzle, text)).accept(pane.text());
    }

    /** Keeps the text, and goes back to the person's own if it came with a document. */
    public void leave() {
        forgetCheck();
        keep();
        pane.setReadOnly(false);
        if (isOpened()) {
            opened = Optional.empty();
            pane.setText(own);
        }
    }
}
