package puzzlescope.program;

import java.nio.charset.StandardCharsets;
import puzzlescope.engine.program.Program;
import puzzlescope.engine.puzzle.ProgramLanguage;
import puzzlescope.engine.puzzle.ProgramRules;

/** Texts with the steps of a program in any language, in our form or in one of other tools. */
public final class EventLanguage implements ProgramLanguage {

    public static final String ID = "events";

    @Override
    public String id() {
        return ID;
    }

    @Override
    public Program program(String text, ProgramRules rules) {
        return EventFile.of(text.getBytes(StandardCharsets.UTF_8)).program(rules);
    }
}
