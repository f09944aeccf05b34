import styles from './ruled-table.module.css';

/**
 * The class of a table with hairlines. On a phone each row is a block, whose cells show their `data-column` as a
 * label.
 */
export const ruledTable: string = styles.ruled ?? '';
