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
import puzzlescope.testkit.Asked;

@Tag("ui")
class ActionsTest {

    private static final List<Path> FILES = List.of(Path.of("file"));

    /** Agrees to everything. */
    private record Yes() implements Asking {

        @Override
        public boolean confirms(Message question, String answer) {
            return true;
        }

        @Override
        public Optional<Path> folder() {
            return Optional.empty();
        }

        @Override
        public Optional<Place> place(Path folder, String name, String answer) {
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
        public Optional<Trashed> put(Path file) {
            throw new IllegalStateException("a bug");
        }

        @Override
        public void restore(Trashed trashed) {
            throw new IllegalStateException("a bug");
        }
    }

    @BeforeAll
    static void startToolkit() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    private static void failsAndGoesOn(Executor worker, Class<?> expected) {
        var actions = new Actions(new Yes(), new BrokenTrash(), _ -> {}, worker);
        Asked.run(() -> {
            assertThatThrownBy(() -> actions.run(Command.TRASH, FILES)).isInstanceOf(expected);
            assertThat(actions.isWorking()).isFalse();
            assertThat(actions.whyNot(Command.TRASH, 1)).isEmpty();
            assertThat(actions.said().orElseThrow().key()).isEqualTo("finder.failed.unexpected");
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
