import './number_series.js'
