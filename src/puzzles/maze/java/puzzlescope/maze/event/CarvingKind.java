package puzzlescope.maze.event;

import java.util.Arrays;
import puzzlescope.engine.event.Entry;
import puzzlescope.engine.event.Role;

/** A kind of event of generating a maze; each algorithm has an enum of those that it alone emits. */
public interface CarvingKind extends StepKind {

    /** What a kind declares: what those of all puzzles do, and what it does to the board. */
    record Declaration(Entry entry, Effect.Carving effect) {

        /** Of a kind that one algorithm alone tells: its number follows those that all runs share. */
        public static <K extends Enum<K> & CarvingKind> Declaration of(
                K kind, String label, CarvingForm form, Effect.Carving effect, Role... roles) {
            return of(kind, MazeKind.after(MakingKind.values()) + kind.ordinal(), label, form, effect, roles);
        }

        static Declaration of(
                CarvingKind kind, int number, String label, CarvingForm form, Effect.Carving effect, Role... roles) {
            var all = roles;
            if (effect == Effect.Carving.NOTHING) {
                all = Arrays.copyOf(roles, roles.length + 1);
                all[roles.length] = Role.STILL;
            }
            return new Declaration(new Entry(number, label, form.fields(kind), all), effect);
        }
    }

    /** What it declares. */
    Declaration declaration();

    @Override
    default Entry entry() {
        return declaration().entry();
    }

    @Override
    default Effect.Carving effect() {
        return declaration().effect();
    }
}
