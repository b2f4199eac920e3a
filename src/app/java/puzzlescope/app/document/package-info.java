/** Opening and saving runs, and the codes by which a class has the same board. */
@NullMarked
package puzzlescope.app.document;

import org.jspecify.annotations.NullMarked;
