package puzzlescope.app.main;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.AnnotationBasedArgumentsProvider;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsSource;
import org.junit.jupiter.params.support.ParameterDeclarations;
import org.junit.platform.commons.support.HierarchyTraversalMode;
import org.junit.platform.commons.support.ReflectionSupport;

/**
 * A test that is given the id of a tab. With {@code -Dthorough} it runs in all tabs, else in one of them, not the same
 * for each test: together the tests see every tab.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@ParameterizedTest
@ArgumentsSource(TabTest.Tabs.class)
public @interface TabTest {

    /** The static method of the test's class that returns the ids of all tabs that the test is meant for. */
    String value() default "tabs";

    /** Chooses the tabs. */
    final class Tabs extends AnnotationBasedArgumentsProvider<TabTest> {

        @Override
        protected Stream<Arguments> provideArguments(
                ParameterDeclarations parameters, ExtensionContext test, TabTest annotation) {
            var all = all(test.getRequiredTestClass(), annotation.value());
            boolean thorough = System.getProperty("thorough") != null;
            return (thorough ? all : List.of(one(all, test))).stream().map(Arguments::of);
        }

        private static List<String> all(Class<?> tests, String method) {
            var found = ReflectionSupport.findMethods(
                    tests, each -> each.getName().equals(method), HierarchyTraversalMode.BOTTOM_UP);
            var ids = (List<?>) ReflectionSupport.invokeMethod(found.getFirst(), null);
            return ids.stream().map(String.class::cast).toList();
        }

        private static String one(List<String> all, ExtensionContext test) {
            var name = test.getRequiredTestClass().getSimpleName()
                    + test.getRequiredTestMethod().getName();
            return all.get(Math.floorMod(name.hashCode(), all.size()));
        }
    }
}
