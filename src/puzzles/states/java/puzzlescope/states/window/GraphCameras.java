package puzzlescope.states.window;

import java.util.List;
import java.util.Optional;
import puzzlescope.picture.board.Camera;
import puzzlescope.picture.board.VisiblePart;
import puzzlescope.states.picture.GraphWindows;
import puzzlescope.window.board.CameraControl;

/**
 * The cameras on the graphs, moved by mouse and keys. FX thread only.
 *
 * @param onMove run after a person moved one
 */
record GraphCameras(GraphWindows windows, Runnable onMove) implements CameraControl.Cameras {

    @Override
    public Camera at(double x, double y) {
        return windows.get(windows.indexAt(x)).camera();
    }

    @Override
    public List<Camera> all() {
        return windows.cameras();
    }

    @Override
    public Optional<VisiblePart> visiblePart() {
        return windows.visiblePart();
    }

    @Override
    public void moved() {
        onMove.run();
    }
}
