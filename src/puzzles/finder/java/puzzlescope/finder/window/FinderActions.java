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
import puzzlescope.finder.desktop.CompletedAction;
import puzzlescope.finder.desktop.CopyAs;
import puzzlescope.finder.desktop.CopyPaths;
import puzzlescope.finder.desktop.CopyTo;
import puzzlescope.finder.desktop.FileAction;
import puzzlescope.finder.desktop.MoveAs;
import puzzlescope.finder.desktop.MoveTo;
import puzzlescope.finder.desktop.MoveToTrash;
import puzzlescope.finder.desktop.OpenFiles;
import puzzlescope.finder.desktop.Rename;
import puzzlescope.finder.desktop.SystemPrograms;
import puzzlescope.finder.desktop.Trash;
import puzzlescope.finder.tree.PathText;
import puzzlescope.finder.window.FinderPrompts.Destination;
import puzzlescope.window.fx.ClipboardText;
import puzzlescope.window.fx.FxThread;

/**
 * Executes commands: asks for confirmation, works in the background, reports the result and remembers how to undo it.
 * FX thread only.
 */
final class FinderActions {

    private static final String COPY = "-copy";
    private static final CompletedAction FAILED =
            new CompletedAction(Message.of("finder.failed.unexpected"), Optional.empty());

    private final FinderPrompts finderPrompts;
    private final Trash trash;
    private final SystemPrograms systemPrograms;
    private final Executor worker;
    private final Deque<FileAction> undos = new ArrayDeque<>();
    private Runnable onChange = () -> {};
    private @Nullable Message said;
    private boolean working;

    /** @param worker runs long work */
    FinderActions(FinderPrompts finderPrompts, Trash trash, SystemPrograms systemPrograms, Executor worker) {
        this.finderPrompts = finderPrompts;
        this.trash = trash;
        this.systemPrograms = systemPrograms;
        this.worker = worker;
    }

    /** Sets the action for when the report or the undoable command changes. */
    void setOnChange(Runnable onChange) {
        this.onChange = onChange;
    }

    /** Returns the report on the last action; empty if there is none. */
    Optional<Message> report() {
        return Optional.ofNullable(said);
    }

    boolean isWorking() {
        return working;
    }

    /** The reason why a command cannot be applied to a number of files; empty if it can. */
    Optional<Message> disabledReason(FinderCommand finderCommand, int files) {
        if (working) {
            return Optional.of(Message.of("finder.action.working"));
        }
        var key = switch (finderCommand) {
            case UNDO -> undos.isEmpty() ? "finder.action.no-undo" : "";
            case RENAME, COPY_AS, MOVE_AS, TIMES -> files == 1 ? "" : "finder.action.one";
            case TRASH -> files == 0 ? "finder.action.none" : trash.isThere() ? "" : "finder.action.no-trash";
            case OPEN, SHOW, COPY_PATH, COPY_TO, MOVE_TO -> files == 0 ? "finder.action.none" : "";
        };
        return key.isEmpty() ? Optional.empty() : Optional.of(Message.of(key));
    }

    /** Executes a command on files, if the person confirms it. */
    void run(FinderCommand finderCommand, List<Path> files) {
        if (disabledReason(finderCommand, files.size()).isPresent()) {
            return;
        }
        if (finderCommand == FinderCommand.UNDO) {
            ask(undos.peek(), finderCommand);
            return;
        }
        plan(finderCommand, files).ifPresent(action -> ask(action, finderCommand));
    }

    private Optional<FileAction> plan(FinderCommand finderCommand, List<Path> files) {
        return switch (finderCommand) {
            case OPEN -> Optional.of(new OpenFiles(files, false, systemPrograms));
            case SHOW -> Optional.of(new OpenFiles(files, true, systemPrograms));
            case COPY_PATH -> Optional.of(new CopyPaths(files, clipboard(), FinderActions::toClipboard));
            case COPY_TO -> finderPrompts.folder().map(folder -> new CopyTo(files, folder, trash));
            case MOVE_TO -> finderPrompts.folder().map(folder -> new MoveTo(files, folder));
            case COPY_AS -> copyAs(files.getFirst());
            case MOVE_AS -> moveAs(files.getFirst());
            case RENAME -> rename(files.getFirst());
            case TRASH -> Optional.of(new MoveToTrash(files, trash));
            case UNDO, TIMES -> Optional.empty();
        };
    }

    private Optional<FileAction> copyAs(Path file) {
        var name = PathText.shownName(file);
        int dot = name.lastIndexOf('.');
        var copy = dot <= 0 ? name + COPY : name.substring(0, dot) + COPY + name.substring(dot);
        return place(file, copy, FinderCommand.COPY_AS)
                .map(destination -> new CopyAs(file, destination.folder(), destination.name(), trash));
    }

    private Optional<FileAction> moveAs(Path file) {
        return place(file, PathText.shownName(file), FinderCommand.MOVE_AS)
                .map(destination -> new MoveAs(file, destination.folder(), destination.name()));
    }

    /** Asks for a file's new place, and reports the reason against an invalid one. */
    private Optional<Destination> place(Path file, String proposal, FinderCommand finderCommand) {
        var folder = file.toAbsolutePath().getParent();
        var place = folder == null
                ? Optional.<Destination>empty()
                : finderPrompts.destination(folder, proposal, finderCommand.key());
        var refusal = place.flatMap(chosen -> CopyAs.refusal(chosen.folder(), chosen.name()));
        refusal.ifPresent(this::showMessage);
        return refusal.isPresent() ? Optional.empty() : place;
    }

    private Optional<FileAction> rename(Path file) {
        var name = finderPrompts.name(PathText.shownName(file));
        if (name.isEmpty()) {
            return Optional.empty();
        }
        var refusal = Rename.refusal(file, name.get());
        refusal.ifPresent(this::showMessage);
        return refusal.isPresent() ? Optional.empty() : Optional.of(new Rename(file, name.get()));
    }

    private static String clipboard() {
        var text = Clipboard.getSystemClipboard().getString();
        return text == null ? "" : text;
    }

    private static void toClipboard(String text) {
        FxThread.run(() -> {
            ClipboardText.put(text);
        });
    }

    private void ask(FileAction action, FinderCommand finderCommand) {
        if (finderPrompts.confirms(action.question(), finderCommand.key())) {
            working = true;
            showMessage(Message.of("finder.action.working"));
            boolean started = false;
            try {
                worker.execute(() -> perform(action, finderCommand));
                started = true;
            } finally {
                if (!started) {
                    done(finderCommand, FAILED);
                }
            }
        }
    }

    /** Performs an action so that any failure is reported and work can go on. */
    private void perform(FileAction action, FinderCommand finderCommand) {
        var completedAction = FAILED;
        try {
            completedAction = action.perform();
        } finally {
            var result = completedAction;
            FxThread.run(() -> done(finderCommand, result));
        }
    }

    private void done(FinderCommand finderCommand, CompletedAction completedAction) {
        if (!working) {
            return;
        }
        working = false;
        if (finderCommand == FinderCommand.UNDO) {
            undos.poll();
        }
        if (finderCommand != FinderCommand.UNDO) {
            completedAction.undo().ifPresent(undos::push);
        }
        showMessage(completedAction.sentence());
    }

    void showMessage(Message message) {
        said = message;
        onChange.run();
    }
}
