package puzzlescope.finder.picture;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import puzzlescope.finder.condition.FileEntry;
import puzzlescope.finder.event.FoundEntries;
import puzzlescope.picture.Style;

/**
 * Caches in words why the recently drawn files match or not, so that conditions are not evaluated for each frame. FX
 * thread only.
 */
public final class MatchReasons {

    private static final int MOST = 400;

    private final Style style;
    private final Map<FileEntry, String> said = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<FileEntry, String> eldest) {
            return size() > MOST;
        }
    };

    private @Nullable FoundEntries foundEntries;
    private int version;

    public MatchReasons(Style style) {
        this.style = style;
    }

    /** The reason why a file matches or not. */
    public String of(FoundEntries its, FileEntry file) {
        if (its != foundEntries || style.version() != version) {
            said.clear();
            foundEntries = its;
            version = style.version();
        }
        return said.computeIfAbsent(
                file, each -> style.localize(its.condition(each).explanation(each)));
    }
}
