/** Working through lessons beside the tab: the text of a chapter, the task, and the answers. */
@NullMarked
package puzzlescope.app.lesson;

import org.jspecify.annotations.NullMarked;
