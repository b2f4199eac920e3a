package puzzlescope.program.source;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * Estimates how long the constant texts of a source become, since the compiler joins them: twenty constants, each of
 * which doubles the one before, would be too long for its memory.
 */
final class ConstantTexts {

    /** The most characters that a class file can hold. */
    private static final long LONGEST = 65_535;

    /** A bound for numbers and other values that are joined with texts. */
    private static final long OTHER = 25;

    private final List<VariableTree> constants = new ArrayList<>();
    private final Map<String, Long> lengths = new HashMap<>();

    private ConstantTexts() {}

    /** Returns a constant that becomes too long; empty if there is none. */
    static Optional<VariableTree> tooLong(CompilationUnitTree source) {
        var texts = new ConstantTexts();
        source.accept(texts.new Constants(), null);
        return texts.tooLong();
    }

    private Optional<VariableTree> tooLong() {
        for (int pass = 0; pass <= constants.size(); pass++) {
            for (var constant : constants) {
                long length = length(constant.getInitializer());
                if (length > LONGEST) {
                    return Optional.of(constant);
                }
                lengths.put(constant.getName().toString(), length);
            }
        }
        return Optional.empty();
    }

    private long length(@Nullable ExpressionTree value) {
        return switch (value) {
            case LiteralTree literal when literal.getValue() instanceof String text -> text.length();
            case IdentifierTree name -> lengths.getOrDefault(name.getName().toString(), OTHER);
            case MemberSelectTree member ->
                lengths.getOrDefault(member.getIdentifier().toString(), OTHER);
            case ParenthesizedTree inner -> length(inner.getExpression());
            case BinaryTree sum
            when sum.getKind() == Tree.Kind.PLUS ->
                Math.min(LONGEST + 1, length(sum.getLeftOperand()) + length(sum.getRightOperand()));
            case null, default -> OTHER;
        };
    }

    private final class Constants extends TreeScanner<@Nullable Void, @Nullable Void> {

        @Override
        public @Nullable Void visitVariable(VariableTree variable, @Nullable Void nothing) {
            if (variable.getInitializer() != null
                    && variable.getModifiers().getFlags().contains(Modifier.FINAL)) {
                constants.add(variable);
            }
            return super.visitVariable(variable, null);
        }
    }
}
