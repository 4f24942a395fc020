import pg from 'pg'

const INT8 = 20
// What we count and number stays far below 2^53.
pg.types.setTypeParser(INT8, Number)
