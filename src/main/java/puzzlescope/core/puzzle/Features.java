package puzzlescope.core.puzzle;

import java.util.List;
import java.util.ServiceLoader;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;

/**
 * The services that puzzles provide (see {@link ServiceLoader}): the puzzles themselves, their transcripts and their
 * views. Built-in ones come first, in the order in which they are provided, then those of plug-ins. Any thread.
 */
public final class Features {

    private static final List<ModuleLayer> PLUG_INS = new CopyOnWriteArrayList<>();

    private Features() {}

    /** Makes the services of plug-ins available too; call it before any service is requested. */
    public static void add(ModuleLayer plugIns) {
        PLUG_INS.add(plugIns);
    }

    /** Returns all providers of a service. */
    public static <T> List<T> of(Class<T> service) {
        var own = ServiceLoader.load(service, Features.class.getClassLoader()).stream();
        return Stream.concat(
                        own.map(ServiceLoader.Provider::get),
                        PLUG_INS.stream().flatMap(layer -> of(service, layer).stream()))
                .toList();
    }

    /** Returns the providers of one layer, without those of its parent layers. */
    public static <T> List<T> of(Class<T> service, ModuleLayer layer) {
        return ServiceLoader.load(layer, service).stream()
                .filter(provider -> layer.equals(provider.type().getModule().getLayer()))
                .map(ServiceLoader.Provider::get)
                .toList();
    }
}
