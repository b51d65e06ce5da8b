// Runs inside a page that an editor sees. XM Cloud's canvas hides the chromes, which hold JSON as text, and gives an
// empty placeholder a height, so that something can be dropped into it.
const style = document.createElement('style');
style.textContent = 'code.scpm { display: none } .sc-jss-empty-placeholder { min-height: 3rem }';
document.head.append(style);
