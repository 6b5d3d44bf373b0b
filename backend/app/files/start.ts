/* What the file manager brings beside its routes. */
import '#files/library_rule'
import '#files/jobs/read_text_job'
import '#files/jobs/empty_trash'
