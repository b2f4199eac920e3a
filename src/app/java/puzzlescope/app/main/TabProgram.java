package puzzlescope.app.main;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import org.jspecify.annotations.Nullable;
import puzzlescope.app.program.OwnProgram;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.program.ProgramSource;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ProgramRules;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.window.control.SentenceView;
import puzzlescope.window.player.Player;
import puzzlescope.window.theme.Appearance;

/** A person's own program in the place of a tab's algorithm: whether it is open, and which one is run. FX thread only. */
final class TabProgram {

    private final Appearance appearance;
    private final Puzzle puzzle;
    private final Player player;
    private final TabView view;
    private final Optional<Path> folder;
    private final Runnable endGame;
    private final Runnable run;
    private final ReadOnlyBooleanWrapper open = new ReadOnlyBooleanWrapper();
    private @Nullable OwnProgram own;
    private Optional<ProgramSource> source = Optional.empty();
    private Optional<Arguments> earlier = Optional.empty();

    /**
     * @param folder of the settings, where programs are kept
     * @param endGame ends the game, if there is one
     * @param run starts a run with the options
     */
    TabProgram(
            Appearance appearance,
            Puzzle puzzle,
            Player player,
            TabView view,
            Optional<Path> folder,
            Runnable endGame,
            Runnable run) {
        this.appearance = appearance;
        this.puzzle = puzzle;
        this.player = player;
        this.view = view;
        this.folder = folder;
        this.endGame = endGame;
        this.run = run;
        if (puzzle.programRules().isPresent()) {
            view.explanation().setOnEdit(this::open);
        }
    }

    /** True while the program is in the place of the algorithm. */
    ReadOnlyBooleanProperty openProperty() {
        return open.getReadOnlyProperty();
    }

    /** The program that was run last if it is still open. */
    Optional<ProgramSource> source() {
        return source;
    }

    /** The program told by a text of steps that was open before the one that is open now. */
    Optional<Arguments> earlier() {
        return earlier;
    }

    /** Opens the editor, or moves the focus there. */
    void open() {
        if (puzzle.programRules().isEmpty()) {
            player.showNotice(Message.of("own-program.none"));
            return;
        }
        endGame.run();
        show();
        view.explanationParts().open(ExplanationColumn.Part.CODE);
        own().pane().requestFocus();
    }

    /** Opens the editor with a program that was opened from a file. */
    void edit(String text) {
        edit(text, kept -> own().keepOpened(kept));
    }

    /** Opens the editor with a text that takes the place of the person's own program until it is left. */
    void edit(String text, Consumer<String> onKeep) {
        open();
        if (open.get()) {
            own().edit(text, onKeep);
        }
    }

    /** The text in the editor that takes the place of the person's own program; empty if none does. */
    Optional<String> edited() {
        return open.get() && own().isOpened() ? Optional.of(own().pane().text()) : Optional.empty();
    }

    /** Ends the check or the run of the program, if there is one; returns whether there was. */
    boolean stop() {
        return open.get() && own().stop();
    }

    /** Returns to the algorithm; the program is kept. */
    void leave() {
        own().leave();
        hide();
        boolean ran = source.isPresent();
        source = Optional.empty();
        if (ran) {
            run.run();
        }
    }

    /** Keeps the text in the editor. */
    void keep() {
        if (own != null) {
            own.keep();
        }
    }

    /** Shows the program of a run that is about to start, or the algorithm if it has none. */
    void show(Optional<ProgramSource> next) {
        source = next;
        next.ifPresentOrElse(
                text -> {
                    own().show(text);
                    show();
                },
                this::hide);
    }

    /** Shows a message about the program that takes precedence over the event at the position. */
    void showStatus(SentenceView sentence) {
        var session = player.session();
        var last = session.timeline().lastEvent();
        if (session.arguments().program().isPresent()
                && last.map(event -> beginning().filter(event.kind()::equals).isPresent())
                        .orElse(true)) {
            sentence.show(SentenceView.Tone.PLAIN, Message.of("program.at-start"));
        }
        if (own != null && open.get()) {
            own.sentence(last).ifPresent(entered -> sentence.show(SentenceView.Tone.PLAIN, entered));
        }
    }

    /** Remembers the open program of a text of steps when it is followed by another one. */
    void remember(Arguments next) {
        var before = player.session().arguments();
        if (!isEventText(next)) {
            earlier = Optional.empty();
        } else if (isEventText(before) && !before.program().equals(next.program())) {
            earlier = Optional.of(before);
        }
    }

    /** Goes to where the program's own part of its run begins, as soon as that is recorded. */
    void goToBeginning() {
        beginning().ifPresent(this::goTo);
    }

    private void goTo(EventKind kind) {
        var trace = player.session().trace();
        long recorded = trace.length();
        trace.phases().positionAfter(kind).ifPresentOrElse(this::beginAt, () -> {
            if (!trace.isEnded()) {
                player.whenRecorded(recorded + 1, () -> goTo(kind));
            }
        });
    }

    private void beginAt(long position) {
        if (player.session().timeline().position() == 0) {
            player.seek(position);
        }
    }

    private Optional<EventKind> beginning() {
        return puzzle.programRules().flatMap(ProgramRules::beginning);
    }

    private static boolean isEventText(Arguments arguments) {
        return arguments.program().filter(text -> !OwnProgram.isJava(text)).isPresent();
    }

    private OwnProgram own() {
        var made = own;
        if (made == null) {
            made = new OwnProgram(
                    appearance, puzzle, puzzle.programRules().orElseThrow(), folder, player, this::run, this::leave);
            own = made;
        }
        return made;
    }

    private void run(ProgramSource next) {
        source = Optional.of(next);
        run.run();
    }

    private void show() {
        view.showProgram(Optional.of(own()));
        open.set(true);
    }

    private void hide() {
        view.showProgram(Optional.empty());
        open.set(false);
    }
}
