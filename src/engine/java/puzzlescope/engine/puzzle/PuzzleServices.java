package puzzlescope.engine.puzzle;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor;
import java.net.URL;
import java.util.Collections;
import java.util.List;
import java.util.ServiceLoader;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;

/**
 * Services of the application and of its plug-ins: puzzles, their pictures, transcripts and views. The application's own come
 * first. Any thread.
 */
public final class PuzzleServices {

    private static final List<ModuleLayer> PLUG_INS = new CopyOnWriteArrayList<>();

    private PuzzleServices() {}

    /** Adds the services of plug-ins; to be called before any service is asked for. */
    public static void add(ModuleLayer plugIns) {
        PLUG_INS.add(plugIns);
    }

    public static boolean isOfPlugIn(Object service) {
        return PLUG_INS.contains(service.getClass().getModule().getLayer());
    }

    /** Returns all providers of a service. Those of one module keep the order of its descriptor. */
    public static <T> List<T> of(Class<T> service) {
        return Stream.concat(own(service), PLUG_INS.stream().flatMap(layer -> of(service, layer).stream()))
                .toList();
    }

    /** Returns the providers of one layer, without those of the layers below it. */
    public static <T> List<T> of(Class<T> service, ModuleLayer layer) {
        declareUseOf(service);
        return ServiceLoader.load(layer, service).stream()
                .filter(provider -> layer.equals(provider.type().getModule().getLayer()))
                .map(ServiceLoader.Provider::get)
                .toList();
    }

    private static <T> Stream<T> own(Class<T> service) {
        if (!PuzzleServices.class.getModule().isNamed()) {
            return onTheClassPath(service);
        }
        declareUseOf(service);
        return ServiceLoader.load(service, PuzzleServices.class.getClassLoader()).stream()
                .map(ServiceLoader.Provider::get);
    }

    /** Services such as views are declared by modules above this one, which its descriptor cannot name. */
    private static void declareUseOf(Class<?> service) {
        PuzzleServices.class.getModule().addUses(service);
    }

    private static <T> Stream<T> onTheClassPath(Class<T> service) {
        return Descriptors.ON_THE_CLASS_PATH.stream()
                .flatMap(descriptor -> descriptor.provides().stream())
                .filter(provides -> provides.service().equals(service.getName()))
                .flatMap(provides -> provides.providers().stream())
                .map(provider -> service.cast(newInstance(provider, Descriptors.LOADER)));
    }

    /** On the class path, module descriptors are plain files; they are read so that services are declared in one place only. */
    private static final class Descriptors {

        static final ClassLoader LOADER = PuzzleServices.class.getClassLoader();
        static final List<ModuleDescriptor> ON_THE_CLASS_PATH = all();

        private static List<ModuleDescriptor> all() {
            try {
                return Collections.list(LOADER.getResources("module-info.class")).stream()
                        .map(PuzzleServices::read)
                        .toList();
            } catch (IOException unreadable) {
                throw new UncheckedIOException(unreadable);
            }
        }
    }

    private static ModuleDescriptor read(URL descriptor) {
        try (var stream = descriptor.openStream()) {
            return ModuleDescriptor.read(stream);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Object newInstance(String provider, ClassLoader loader) {
        try {
            return Class.forName(provider, true, loader).getConstructor().newInstance();
        } catch (ReflectiveOperationException unusable) {
            throw new IllegalStateException("cannot make the service " + provider, unusable);
        }
    }
}
