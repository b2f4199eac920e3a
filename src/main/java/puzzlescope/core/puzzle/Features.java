package puzzlescope.core.puzzle;

import java.util.List;
import java.util.ServiceLoader;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;

/**
 * What puzzles bring with them, found as services (see {@link ServiceLoader}): the puzzles themselves, their transcripts, their
 * views. Our own come first, in the order in which they are provided, then those of plug-ins. Any thread.
 */
public final class Features {

    private static final List<ModuleLayer> PLUG_INS = new CopyOnWriteArrayList<>();

    private Features() {}

    /** Lets the services of plug-ins be found too; to be called before any is asked for. */
    public static void add(ModuleLayer plugIns) {
        PLUG_INS.add(plugIns);
    }

    /** All providers of a service. */
    public static <T> List<T> of(Class<T> service) {
        var own = ServiceLoader.load(service, Features.class.getClassLoader()).stream();
        return Stream.concat(
                        own.map(ServiceLoader.Provider::get),
                        PLUG_INS.stream().flatMap(layer -> of(service, layer).stream()))
                .toList();
    }

    /** Those of one layer, without those of the layers below it. */
    public static <T> List<T> of(Class<T> service, ModuleLayer layer) {
        return ServiceLoader.load(layer, service).stream()
                .filter(provider -> layer.equals(provider.type().getModule().getLayer()))
                .map(ServiceLoader.Provider::get)
                .toList();
    }
}
