package puzzlescope.recursion.picture;

import java.util.BitSet;
import puzzlescope.engine.replay.CallTree;
import puzzlescope.picture.Box;

/** Positions of drawn calls. Lengths are px. */
public interface CallPlaces {

    CallPlaces NONE = new CallPlaces() {
        @Override
        public BitSet drawn() {
            return new BitSet();
        }

        @Override
        public Box outline(int call) {
            return Box.EMPTY;
        }

        @Override
        public int callAt(int x, int y) {
            return CallTree.NONE;
        }
    };

    BitSet drawn();

    Box outline(int call);

    /** The call drawn at a point, or {@link CallTree#NONE}. */
    int callAt(int x, int y);
}
