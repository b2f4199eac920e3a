package puzzlescope.finder.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import puzzlescope.engine.event.Message;
import puzzlescope.finder.desktop.Trash;
import puzzlescope.testkit.FxThreadCall;

@Tag("ui")
class FinderActionsTest {

    private static final List<Path> FILES = List.of(Path.of("file"));

    /** Agrees to everything. */
    private record Yes() implements FinderPrompts {

        @Override
        public boolean confirms(Message question, String answer) {
            return true;
        }

        @Override
        public Optional<Path> folder() {
            return Optional.empty();
        }

        @Override
        public Optional<Destination> destination(Path folder, String name, String answer) {
            return Optional.empty();
        }

        @Override
        public Optional<String> name(String old) {
            return Optional.empty();
        }
    }

    /** Fails as only a bug does. */
    private record BrokenTrash() implements Trash {

        @Override
        public boolean isThere() {
            return true;
        }

        @Override
        public Optional<TrashedFile> put(Path file) {
            throw new IllegalStateException("a bug");
        }

        @Override
        public void restore(TrashedFile trashedFile) {
            throw new IllegalStateException("a bug");
        }
    }

    @BeforeAll
    static void startToolkit() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    private static void failsAndGoesOn(Executor worker, Class<?> expected) {
        var finderActions = new FinderActions(new Yes(), new BrokenTrash(), _ -> {}, worker);
        FxThreadCall.run(() -> {
            assertThatThrownBy(() -> finderActions.run(FinderCommand.TRASH, FILES))
                    .isInstanceOf(expected);
            assertThat(finderActions.isWorking()).isFalse();
            assertThat(finderActions.disabledReason(FinderCommand.TRASH, 1)).isEmpty();
            assertThat(finderActions.report().orElseThrow().key()).isEqualTo("finder.failed.unexpected");
        });
    }

    @Test
    void anActionThatBreaksDoesNotKeepTheNextOneAway() {
        failsAndGoesOn(Runnable::run, IllegalStateException.class);
    }

    @Test
    void anActionThatCannotBeginDoesNotKeepTheNextOneAway() {
        failsAndGoesOn(
                _ -> {
                    throw new RejectedExecutionException("no thread");
                },
                RejectedExecutionException.class);
    }
}
