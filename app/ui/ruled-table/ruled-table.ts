import styles from './ruled-table.module.css';

/** The class of a table between hairlines. On a phone a row is a block, whose cells name their column by `data-column`. */
export const ruledTable: string = styles.ruled ?? '';
