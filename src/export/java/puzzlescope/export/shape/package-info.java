/** Surfaces that draw shapes of Java 2D. */
@NullMarked
package puzzlescope.export.shape;

import org.jspecify.annotations.NullMarked;
