package puzzlescope.arch;

import static com.tngtech.archunit.core.domain.AccessTarget.Predicates.declaredIn;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static puzzlescope.arch.Walls.CLASSES;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import java.util.concurrent.ThreadLocalRandom;
import org.junit.jupiter.api.Test;

/** What our classes may use of the libraries, and how. */
abstract class LibraryRules {

    @Test
    void eventsUseTheJavaBaseOnly() {
        onlyUses(
                "puzzlescope.engine.event..",
                "puzzlescope..",
                "java.lang..",
                "java.math",
                "java.nio",
                "java.util..",
                "org.jspecify..");
    }

    @Test
    void randomNumbersComeFromSeeds() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .haveNameMatching("java\\.util\\.(Random|SplittableRandom|concurrent\\.ThreadLocalRandom)"
                        + "|java\\.security\\.SecureRandom")
                .orShould()
                .accessTargetWhere(target("random", Math.class))
                .orShould()
                .accessTargetWhere(target("current", ThreadLocalRandom.class))
                .because("what happens can be repeated by typing the seed")
                .check(CLASSES);
    }

    @Test
    void nothingSleeps() {
        noClasses()
                .should()
                .accessTargetWhere(target("sleep", Thread.class))
                .because("pace belongs to the timeline")
                .check(CLASSES);
    }

    @Test
    void oneClassAloneRunsThingsLaterOnTheFxThread() {
        noClasses()
                .that()
                .resideOutsideOfPackage("puzzlescope.window.fx..")
                .should()
                .accessTargetWhere(target("runLater", "javafx.application.Platform"))
                .because("what crosses to the FX thread is coalesced in one place")
                .check(CLASSES);
    }

    private static DescribedPredicate<JavaAccess<?>> target(String name, Class<?> owner) {
        return target(name, owner.getName());
    }

    private static DescribedPredicate<JavaAccess<?>> target(String name, String owner) {
        DescribedPredicate<AccessTarget> called = DescribedPredicate.describe(
                owner + "." + name,
                target -> name(name).test(target) && declaredIn(owner).test(target));
        return DescribedPredicate.describe(called.getDescription(), access -> called.test(access.getTarget()));
    }

    private static void onlyUses(String where, String... packages) {
        classes()
                .that()
                .resideInAPackage(where)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(packages)
                .check(CLASSES);
    }
}
