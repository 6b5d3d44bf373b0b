/* What each department brings beside its routes: jobs, listeners, file owners, exports. */
import '#files/start'
import '#commercial/start'
import '#engineering/start'
import '#production/start'
import '#procurement/start'
