package puzzlescope.finder.window;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.scene.input.Clipboard;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.finder.desktop.CopyAs;
import puzzlescope.finder.desktop.CopyPaths;
import puzzlescope.finder.desktop.CopyTo;
import puzzlescope.finder.desktop.Done;
import puzzlescope.finder.desktop.FileAction;
import puzzlescope.finder.desktop.MoveAs;
import puzzlescope.finder.desktop.MoveTo;
import puzzlescope.finder.desktop.OpenFiles;
import puzzlescope.finder.desktop.Programs;
import puzzlescope.finder.desktop.Rename;
import puzzlescope.finder.desktop.ToTrash;
import puzzlescope.finder.desktop.Trash;
import puzzlescope.finder.tree.PathText;
import puzzlescope.finder.window.Asking.Place;
import puzzlescope.window.fx.CopiedText;
import puzzlescope.window.fx.FxThread;

/**
 * Executes commands: asks for confirmation, works in the background, reports the result and remembers how to undo it.
 * FX thread only.
 */
final class Actions {

    private static final String COPY = "-copy";
    private static final Done FAILED = new Done(Message.of("finder.failed.unexpected"), Optional.empty());

    private final Asking asking;
    private final Trash trash;
    private final Programs programs;
    private final Executor worker;
    private final Deque<FileAction> undos = new ArrayDeque<>();
    private Runnable onChange = () -> {};
    private @Nullable Message said;
    private boolean working;

    /** @param worker runs long work */
    Actions(Asking asking, Trash trash, Programs programs, Executor worker) {
        this.asking = asking;
        this.trash = trash;
        this.programs = programs;
        this.worker = worker;
    }

    /** Sets the action for when the report or the undoable command changes. */
    void setOnChange(Runnable onChange) {
        this.onChange = onChange;
    }

    /** Returns the report on the last action; empty if there is none. */
    Optional<Message> said() {
        return Optional.ofNullable(said);
    }

    boolean isWorking() {
        return working;
    }

    /** The reason why a command cannot be applied to a number of files; empty if it can. */
    Optional<Message> whyNot(Command command, int files) {
        if (working) {
            return Optional.of(Message.of("finder.action.working"));
        }
        var key = switch (command) {
            case UNDO -> undos.isEmpty() ? "finder.action.no-undo" : "";
            case RENAME, COPY_AS, MOVE_AS, TIMES -> files == 1 ? "" : "finder.action.one";
            case TRASH -> files == 0 ? "finder.action.none" : trash.isThere() ? "" : "finder.action.no-trash";
            case OPEN, SHOW, COPY_PATH, COPY_TO, MOVE_TO -> files == 0 ? "finder.action.none" : "";
        };
        return key.isEmpty() ? Optional.empty() : Optional.of(Message.of(key));
    }

    /** Executes a command on files, if the person confirms it. */
    void run(Command command, List<Path> files) {
        if (whyNot(command, files.size()).isPresent()) {
            return;
        }
        if (command == Command.UNDO) {
            ask(undos.peek(), command);
            return;
        }
        plan(command, files).ifPresent(action -> ask(action, command));
    }

    private Optional<FileAction> plan(Command command, List<Path> files) {
        return switch (command) {
            case OPEN -> Optional.of(new OpenFiles(files, false, programs));
            case SHOW -> Optional.of(new OpenFiles(files, true, programs));
            case COPY_PATH -> Optional.of(new CopyPaths(files, clipboard(), Actions::toClipboard));
            case COPY_TO -> asking.folder().map(folder -> new CopyTo(files, folder, trash));
            case MOVE_TO -> asking.folder().map(folder -> new MoveTo(files, folder));
            case COPY_AS -> copyAs(files.getFirst());
            case MOVE_AS -> moveAs(files.getFirst());
            case RENAME -> rename(files.getFirst());
            case TRASH -> Optional.of(new ToTrash(files, trash));
            case UNDO, TIMES -> Optional.empty();
        };
    }

    private Optional<FileAction> copyAs(Path file) {
        var name = PathText.shownName(file);
        int dot = name.lastIndexOf('.');
        var copy = dot <= 0 ? name + COPY : name.substring(0, dot) + COPY + name.substring(dot);
        return place(file, copy, Command.COPY_AS).map(place -> new CopyAs(file, place.folder(), place.name(), trash));
    }

    private Optional<FileAction> moveAs(Path file) {
        return place(file, PathText.shownName(file), Command.MOVE_AS)
                .map(place -> new MoveAs(file, place.folder(), place.name()));
    }

    /** Asks for a file's new place, and reports the reason against an invalid one. */
    private Optional<Place> place(Path file, String proposal, Command command) {
        var folder = file.toAbsolutePath().getParent();
        var place = folder == null ? Optional.<Place>empty() : asking.place(folder, proposal, command.key());
        var refusal = place.flatMap(chosen -> CopyAs.refusal(chosen.folder(), chosen.name()));
        refusal.ifPresent(this::say);
        return refusal.isPresent() ? Optional.empty() : place;
    }

    private Optional<FileAction> rename(Path file) {
        var name = asking.name(PathText.shownName(file));
        if (name.isEmpty()) {
            return Optional.empty();
        }
        var refusal = Rename.refusal(file, name.get());
        refusal.ifPresent(this::say);
        return refusal.isPresent() ? Optional.empty() : Optional.of(new Rename(file, name.get()));
    }

    private static String clipboard() {
        var text = Clipboard.getSystemClipboard().getString();
        return text == null ? "" : text;
    }

    private static void toClipboard(String text) {
        FxThread.run(() -> {
            CopiedText.put(text);
        });
    }

    private void ask(FileAction action, Command command) {
        if (asking.confirms(action.question(), command.key())) {
            working = true;
            say(Message.of("finder.action.working"));
            boolean started = false;
            try {
                worker.execute(() -> perform(action, command));
                started = true;
            } finally {
                if (!started) {
                    done(command, FAILED);
                }
            }
        }
    }

    /** Performs an action so that any failure is reported and work can go on. */
    private void perform(FileAction action, Command command) {
        var done = FAILED;
        try {
            done = action.perform();
        } finally {
            var result = done;
            FxThread.run(() -> done(command, result));
        }
    }

    private void done(Command command, Done done) {
        if (!working) {
            return;
        }
        working = false;
        if (command == Command.UNDO) {
            undos.poll();
        }
        if (command != Command.UNDO) {
            done.undo().ifPresent(undos::push);
        }
        say(done.sentence());
    }

    void say(Message message) {
        said = message;
        onChange.run();
    }
}
