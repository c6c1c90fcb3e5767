// One line, so that shared modules resolve before anything imports them.
void import('./bootstrap');
