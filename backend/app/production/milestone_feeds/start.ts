import './end_feeds.js'
import './personal_data.js'
