package puzzlescope.recursion.picture;

import java.util.BitSet;
import puzzlescope.engine.replay.CallTree;
import puzzlescope.picture.Box;

/** Where calls are drawn. Lengths are px. */
public interface CallPlaces {

    /** No call is drawn. */
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

    /** The calls that are drawn by themselves. */
    BitSet drawn();

    /** Where a call is drawn. */
    Box outline(int call);

    /** The call that is drawn at a point, or {@link CallTree#NONE}. */
    int callAt(int x, int y);
}
