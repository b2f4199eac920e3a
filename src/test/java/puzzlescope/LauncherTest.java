package puzzlescope;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LauncherTest {
    @Test
    void greetsByName() {
        assertThat(Launcher.greeting()).isEqualTo("Puzzlescope");
    }
}
