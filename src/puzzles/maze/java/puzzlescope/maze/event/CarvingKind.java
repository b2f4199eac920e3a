package puzzlescope.maze.event;

import java.util.Arrays;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.Role;

/** A kind of event of generating a maze; each algorithm has an enum of those specific to it. */
public interface CarvingKind extends StepKind {

    /** The declaration of a kind: the entry, as in all puzzles, and the effect on the board. */
    record Declaration(KindSpec spec, Effect.Carving effect) {

        /** Declares a kind of one algorithm, numbered after those that all runs share. */
        public static <K extends Enum<K> & CarvingKind> Declaration of(
                K kind, String label, CarvingForm form, Effect.Carving effect, Role... roles) {
            return of(kind, MazeKind.after(CommonCarvingKind.values()) + kind.ordinal(), label, form, effect, roles);
        }

        static Declaration of(
                CarvingKind kind, int number, String label, CarvingForm form, Effect.Carving effect, Role... roles) {
            var all = roles;
            if (effect == Effect.Carving.NOTHING) {
                all = Arrays.copyOf(roles, roles.length + 1);
                all[roles.length] = Role.STILL;
            }
            return new Declaration(new KindSpec(number, label, form.fields(kind), all), effect);
        }
    }

    /** Returns the rule that decides about the wall of such an event. */
    default CarvingDecision decision() {
        return CarvingDecision.OTHER;
    }

    Declaration declaration();

    @Override
    default KindSpec spec() {
        return declaration().spec();
    }

    @Override
    default Effect.Carving effect() {
        return declaration().effect();
    }
}
