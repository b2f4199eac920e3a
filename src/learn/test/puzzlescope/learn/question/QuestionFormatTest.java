package puzzlescope.learn.question;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class QuestionFormatTest {

    @Test
    void nothingInATextMeansAnythingToGift() {
        assertThat(QuestionFormat.escaped("a = {b: #1} ~ \\c\nd")).isEqualTo("a \\= \\{b\\: \\#1\\} \\~ \\\\c\\nd");
    }
}
