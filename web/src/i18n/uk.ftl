# Сталі написи клієнта. Усе, що каже гра, надсилає сервер.

## Рамка

skip = До основного вмісту
skip-decision = До рішення
nav = Головне меню
nav-lobby = Столи
nav-new = Новий стіл
nav-help = Правила
nav-admin = Скарги
nav-login = Увійти
close = Закрити
cancel = Скасувати
save = Зберегти
saved = Збережено.
yes = так
no = ні
loading = Завантаження…
to-start = На головну
to-lobby = До столів
fan-notice = Orrery — неофіційний фанатський проєкт. Він не пов’язаний із правовласниками й не схвалений ними.
fan-star-realms = Star Realms — торговельна марка Wise Wizard Games.
fan-star-wars = «Зоряні війни» та ігри за ними належать Lucasfilm Ltd., Fantasy Flight Games, Asmodee й Atomic Mass Games.

title-landing = Orrery
title-lobby = Столи
title-new = Новий стіл
title-table = Стіл
title-turn = ● Ваш хід
title-me = Ви
title-login = Вхід
title-user = Гравець
title-admin = Скарги
title-help = Правила
title-missing = Тут нічого немає
missing-note = Ця адреса нікуди не веде. Можливо, загубилася літера.

## Зв’язок

offline = Зв’язок утрачено. Стіл лишається таким, яким ви його бачили, і нічого не забуто.
offline-retry = { $seconds ->
    [one] Нова спроба за { $seconds } секунду.
    [few] Нова спроба за { $seconds } секунди.
   *[other] Нова спроба за { $seconds } секунд.
}
offline-now = Пробуємо знову…
server-leaves = Сервер перезапускається. Усі партії збережено; за кілька секунд ви повернетеся за стіл.
stuck = Сервер зараз не може записувати. Нічого не втрачено; гра піде далі, щойно це стане можливо.
updated = Вийшла нова версія цієї сторінки.
updated-reload = Оновити
turn-elsewhere = Ваш хід за іншим столом.
turn-go = Перейти

## Головна

landing-lead = Настільні ігри про зорі: з машиною одним клацанням, з людьми за посиланням.
games = Ігри
small-games = Маленькі ігри для вивчення:
play-machine = Грати з машиною
play-people = Грати з людьми
starting = Накриваємо стіл…
rules = Правила
how-title = Що ви отримуєте

## Налаштування сторінки

preferences = Налаштування вигляду
preference-lang = Мова
preference-theme = Кольори
theme-auto = як у системі
theme-dark = темні
theme-light = світлі
preference-size = Розмір тексту
preference-keys = Варіанти вибираються однією клавішею
text-table = Стіл текстом

## Столи

lobby-mine = Ваші столи
lobby-all = Відкриті столи
lobby-none = Зараз відкритих столів немає. Відкрийте свій!
table-join = Сісти
table-watch = Дивитися
table-continue = Продовжити
table-look = Подивитися
phase-open = чекає на гравців
phase-running = триває гра
phase-over = завершено
phase-closed = закрито
rated = рейтингова
seats-free = { $count ->
    [one] { $count } вільне місце
    [few] { $count } вільні місця
   *[other] { $count } вільних місць
}

## Новий стіл

game = Гра
mode = Режим
players = Гравців
seats = Місця
agreed = Налаштування столу
seat-number = Місце { $number }
sides-rebellion = { $players ->
    [4] Місця 1 і 4 грають за повстанців, місця 2 і 3 — за Імперію.
    [3] Місце 1 грає за повстанців, місця 2 і 3 — за Імперію.
   *[other] Місце 1 грає за повстанців, місце 2 — за Імперію.
}
new-table-me = ви
new-table-open = відкрите для всіх
new-table-here = інша людина за цим пристроєм
new-table-machine = машина: { $level }
here-name = Гравець { $number }
here-label = Ім’я людини на місці { $number }
clock = Годинник
new-table-clock-none = без годинника
new-table-clock-blitz = швидко: 20 секунд на рішення, 2 хвилини в запасі
new-table-clock-tournament = турнір: 5 секунд на рішення, 30 хвилин у запасі
new-table-clock-days = за листуванням
clock-none = без годинника
clock-blitz = швидкий годинник
clock-tournament = турнірний годинник
clock-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
   *[other] { $count } днів
}
clock-grace = { $grace } + { $bank }
days = Днів на рішення
new-table-public = Показувати серед відкритих столів
new-table-rated = Рейтингова (лише облікові записи, без машин і без скасування)
new-table-watch = Інші можуть дивитися
new-table-chat = Можна розмовляти
new-table-undo = Гравці можуть просити про скасування
new-table-referee = Ви суддя: бачите все й не граєте
rulings = Домашні правила
rulings-note = Що книга правил лишила відкритим і як це розуміють за цим столом.
ruling-usual = { $value } (звичайно)
ruling-at-once = одразу
ruling-start-of-turn = на початку наступного ходу
ruling-anywhere = звідки завгодно
ruling-discard-pile = лише зі скиду
ruling-open = усім
ruling-closed = кожному — лише свій
open-table = Відкрити стіл

## Очікування

waiting-room = Чекаємо на гравців
waiting-room-note = Надішліть посилання тим, хто гратиме. Партія почнеться, щойно всі місця буде зайнято.
link = Посилання на цей стіл
link-copy = Скопіювати посилання
link-copied = Посилання скопійовано.
seat-free = вільне місце
sit = Сісти сюди
stand = Встати
start-machines = Почати: вільні місця займуть машини
table-close = Закрити стіл

## Стіл

table-failed = Цей стіл не можна показати
watch-closed = Ця партія закрита для глядачів: дивитися її та її повтор можуть лише учасники.
side = Журнал, чат і партія
zones-common = Спільні карти
zones-mine = Ваші карти
zones-of = Карти гравця { $name }
zone-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
hand-empty = На руці немає карт
zone-look = Переглянути
arena-tabs = Частини столу
arena-enemy = Ворог
arena-lane = Зіткнення
arena-mine = Моє
arena-news = є нове
arena-nobody = нікого
zone-total = підсумок { $total }
zone-total-hidden = підсумок приховано
arena-state = Стан столу
galaxy-map = Мапа галактики
galaxy-list = Список
galaxy-closer = Ближче
galaxy-farther = Далі
galaxy-whole = Уся мапа
galaxy-region = Регіон
galaxy-here = Тут
galaxy-nothing = Нічого
galaxy-neighbors = Сусіди
galaxy-why = Чому не сюди?
galaxy-notes = Ваші нотатки
galaxy-note-likely = імовірно
galaxy-note-unlikely = навряд
ping = Показати команді
ping-here = на це місце вказують вашій команді
ping-heard = { $name } вказує місце: { $at }.
ping-sent = Команді показано місце: { $at }.
ping-show = Позначити на мапі
galaxy-possible = База може бути в { $count ->
        [one] { $count } системі
       *[other] { $count } системах
    }
galaxy-combat = Бій
galaxy-tab-map = Мапа
galaxy-tab-leaders = Лідери
galaxy-tab-missions = Місії
galaxy-tab-queue = Черга
galaxy-tab-enemy = Ворог
galaxy-tab-log = Журнал
galaxy-column-name = Система
galaxy-column-region = Регіон
galaxy-column-marks = Стан
galaxy-column-figures = Фігурки
galaxy-column-leaders = Лідери
places-choose = Оберіть на мапі: { $count ->
        [one] { $count } місце
        [few] { $count } місця
       *[other] { $count } місць
    }
places-find = Знайти за назвою
places-list = Список місць
key-find = F
places-none = Такого місця серед відповідей немає.
panel-expand = Показати: { $what }
panel-collapse = Згорнути: { $what }
move-choose = Обрати фігурки
move-all = Усі, хто може
move-but-one = Усі, крім 1 наземної фігурки
move-so-far = Уже обрано
assign-title = Призначення
assign-how = Виберіть лідера, потім місію, або навпаки.
assign-held-leader = { $leader }: виберіть місію.
assign-held-task = { $mission }: виберіть лідера.
assign-put = { $leader } → { $mission }: уміння { $have } із { $needs }.
assign-skill = уміння: { $have } із { $needs }
assign-off = Зняти: { $leader }
assign-ready = Готово ({ $count })
draft-clear = Очистити
hits-title = Розподіліть влучання
hits-left = лишилося: { $count }
hits-less = На одне менше: { $unit }
hits-more = На одне більше: { $unit }
hits-lost = знищено: { $count }
since-title = Поки вас не було
since-lines = { $count ->
        [one] { $count } подія
        [few] { $count } події
       *[other] { $count } подій
    }
since-show = Показати, про що це
since-close = Переглянуто
card-back = сорочкою догори
card-count = ×{ $count }
card-cost = вартість { $cost }
card-number = № { $number }
card-sets = набір { $sets }
card-legal = можна вибрати
card-picked = { $count ->
    [one] вибрано
    [few] вибрано { $count } рази
   *[other] вибрано { $count } разів
}
card-menu = { $name }: що зробити
card-details = Карта
card-details-hint = Наведіть на карту або затримайте на ній палець, і її текст з’явиться тут.
seat-active = ходить
seat-you = (ви)
seat-out = поза грою
attack = Атакувати
seat-deciding = вирішує
seat-draft = { $count ->
    [one] позначено { $count } варіант
    [few] позначено { $count } варіанти
   *[other] позначено { $count } варіантів
}
activity-open = вільне місце
activity-online = тут
activity-away = немає на місці
activity-away-since = немає на місці з { $time }
activity-held = поки що грає машина
activity-thinking = думає
activity-machine = машина
level-cadet = Кадет
level-pilot = Пілот
level-captain = Капітан
level-commander = Командор
level-admiral = Адмірал
activity-conceded = партію здано
hold-on = Хай грає машина
hold-off = Повернутися на своє місце
hold-me = Хай машина грає за вас
switch-seat = Передати екран: { $name }
pass-device = Передайте пристрій: { $name }
pass-device-note = Далі — карти гравця { $name }. Решті не дивитися.
pass-device-take = Це я, { $name }

## Рішення

decision = Рішення
sentence = { $line }.
announce = { $count ->
    [one] Вирішувати вам: { $prompt } { $count } варіант.
    [few] Вирішувати вам: { $prompt } { $count } варіанти.
   *[other] Вирішувати вам: { $prompt } { $count } варіантів.
}
your-turn = Ваш хід.
gathered-exact = Вибрано: { $count } з { $max }
gathered-upto = Вибрано: { $count }, не більше { $max }
confirm-count = Підтвердити ({ $count })
confirm-exact = { $count ->
    [1] Виберіть одне
   *[other] Виберіть { $count }
}
confirm-need = { $count ->
    [1] Виберіть хоча б одне
   *[other] Виберіть щонайменше { $count }
}
play-all = Зіграти все
pay-all = Заплатити
do-all = Зробити все
tip = Що це означає?
options-more = Ще { $count }
options-fewer = Згорнути
key-space = Пробіл
undo = Скасувати
undo-ask = Попросити про скасування
redo = Повернути
undo-asked = { $name } просить про скасування. Ви згодні?
undo-waits = { $name } просить про скасування; погодитися мають: { $others }.
undo-agree = Погодитися
undo-refuse = Відмовити
undo-never = Відмовити й більше не питати
warning = Попередження
do-anyway = Усе одно: { $what }
why-not-seat = Чому не можна? ({ $name })
why-nothing = Ніщо цьому не заважає.
rule-link = Правило { $rule }
waiting = Зараз нікого не питають.
waiting-for = Вирішує: { $names }
waiting-thinks = Думає: { $names }…

## Бічна панель

log = Журнал
log-start = Партія починається.
log-pick = { $name } робить вибір.
log-undo = { $name } скасовує вибір.
log-redo = { $name } повертає скасоване.
log-reseal = Подальший жереб — під новою печаткою.
log-reveal = Партію завершено, печатку знято.
log-void = Скасовано:
chat = Чат
chat-off = За цим столом чату немає.
chat-say = Сказати щось
chat-watchers = Іншим глядачам
chat-send = Сказати
chat-from-watcher = (глядач)
chat-to = Кому
chat-to-all = усім
chat-to-team = своїй команді
chat-from-team = (команда)
chat-about = Про автора: { $name }
mute = Не чути
block = Заблокувати
report = Поскаржитися
mute-kind-mute = не чути
mute-kind-block = блокування
mute-mute-done = Тепер ви не чуєте: { $name }.
mute-block-done = Тепер ви не чуєте й не сядете за один стіл: { $name }.
mute-none-done = Ви знову чуєте: { $name }.
unmute = Зняти
report-what = Що сталося?
report-note = До скарги додається останнє сказане за столом. Модератори читають кожну.
report-send = Надіслати скаргу
report-done = Скаргу надіслано. Дякуємо.
coach-on = Показати свої карти
coach-on-name = Показати свої карти: { $name }
coach-off = Більше не показувати
coach-off-name = Більше не показувати карти: { $name }
coach-sees = бачить ваші карти
coach-look = Дивитися з-за плеча: { $name }
coach-stop = Назад до глядачів
watchers = { $count ->
    [0] Ніхто не дивиться
    [one] { $count } глядач
    [few] { $count } глядачі
   *[other] { $count } глядачів
}
has-referee = Суддя бачить усі карти цієї партії.
match = Партія
orders = Постійні вказівки
orders-note = На що програма відповідає за вас. Скасування вибору знімає ці вказівки, крім першої.
orders-forced = Відповідати, коли варіант лише один
orders-obvious = Брати те, що нічого не коштує
orders-end = Завершувати хід, коли робити більше нема чого
stops = Вікна для відповідей
stops-note = Тут ви заздалегідь вказуєте, де вас питати. В усіх інших вікнах програма пасує за вас після короткої паузи, хоч би що було на руці. Скасування вибору знову вмикає всі вікна.
stops-able = Питати, лише якщо я можу відповісти
stops-usual = Як звичайно
stops-all = Усі
stops-none = Жодного
stop-lift = Більше тут не питати
notify = Сповіщати, коли мій хід
pause-on = Зупинити годинник
pause-off = Запустити годинник
paused = Годинник стоїть.
concede = Здатися
concede-sure = Здати цю партію?
commitment = Печатка жереба
commitment-note = Це число закріплено до першої карти. Наприкінці таємниця за ним відкриється, і збережений файл доведе, що жереба ніхто не торкався.
commitment-open = Таємницю за цим числом записано у збереженому файлі; «orrery verify» звірить із нею кожну карту.

## Підсумок

result-won = Ви перемогли!
result-lost = Перемога: { $names }
result-winners = { $count ->
    [one] Переможець: { $names }
   *[other] Переможці: { $names }
}
result-none = Партія завершилася без переможця.
result-conceded = Партію здано: { $names }
rematch = Реванш
rematch-go = До реваншу
result-cadet = Зіграти з Кадетом
download = Завантажити партію

## Клавіші

keys-help = Клавіші
keys-digits-key = 1–9, a–z
keys-digits = вибрати варіант із цим знаком
keys-space-key = Пробіл
keys-space = очевидне: зіграти все, де вибирати нема чого, підтвердити або взяти єдиний варіант
keys-esc-key = Esc
keys-esc = скасувати, назад до рішення
keys-undo-key = u
keys-undo = скасувати вибір
keys-redo-key = Shift + u
keys-redo = повернути скасоване
keys-arrows-key = Стрілки
keys-arrows = перейти до сусідньої карти зони
keys-tab-key = Tab
keys-tab = перейти до наступної зони чи кнопки
keys-chat-key = /
keys-chat = чат
keys-ping-key = Shift + p
keys-ping = показати своїй команді місце мапи, на якому фокус
keys-text-key = t
keys-text = увімкнути чи вимкнути стіл текстом
keys-help-key = ?

## Обліковий запис

login = Увійти
logout = Вийти
register = Зареєструватися
register-keeps = Ваші гостьові партії збережуться.
to-register = Ще немає облікового запису? Зареєструйтеся
to-login = Уже зареєстровані? Увійдіть
name = Ім’я
name-note = Від 2 до 24 літер, цифр, «_», «-» або поодиноких пробілів
password = Пароль
password-note = Щонайменше 8 знаків
no-mail = Адреса пошти не потрібна. Втрачений пароль відновити не можна.
me-nobody = Ви тут ще не грали.
my-profile = Ваш профіль
kind-guest = гість
kind-account = обліковий запис
kind-bot = програма
guest-note = Гостя впізнає лише цей браузер. Зареєструйтеся, щоб зберегти партії.
me-settings = Сповіщення та рейтинг
webhook = Адреса для виклику (webhook)
webhook-note = Її викликають, коли настає ваш хід у партії за листуванням.
webhook-key-note = Виклики підписано ключем: одержувач може перевірити, що їх надіслано звідси.
webhook-key-show = Показати ключ
webhook-key-new = Новий ключ
webhook-key-sure = Підписувати новим ключем? Попередній більше не підійде.
show-ratings = Показувати рейтинги у профілі
sessions = Де ви ввійшли
session-token = ключ програми
session-seen = востаннє { $date }
session-current = цей браузер
session-revoke = Вийти там
bots = Програми
bots-note = Програма грає під своїм ім’ям за тим самим протоколом, що й ця сторінка.
bot-name = Ім’я
bot-make = Створити запис для програми
bot-drop = Видалити
bot-drop-sure = Видалити { $name }?
token-new = Новий ключ
token-once = Ключ програми { $name }. Його показано лише один раз:
mutes = Приховані та заблоковані
mutes-none = Нікого.
account = Обліковий запис
new-name = Нове ім’я
rename = Перейменувати
old-password = Попередній пароль
new-password = Новий пароль
change-password = Змінити пароль
export = Завантажити все про себе
delete = Видалити обліковий запис
delete-note = Ваше ім’я зникне зі старих партій; самі партії лишаться в інших. Скасувати це не можна.
delete-sure = Видалити назавжди?
account-gone = Обліковий запис видалено.
since = з { $date }
ratings = Рейтинги
rating = { $count ->
    [one] { NUMBER($value, useGrouping: 0) } ± { $margin } після { $count } партії
   *[other] { NUMBER($value, useGrouping: 0) } ± { $margin } після { $count } партій
}
matches = Партії
matches-none = Партій поки що немає.
older = Давніші

## Скарги

reports-open = Лише відкриті скарги
reports-none = Скарг немає.
report-title = Скарга: { $by }. На кого: { $about }
nobody = ні на кого
report-table = Стіл, рядок { $frame }
report-said = { $count ->
    [one] { $count } репліка до скарги
    [few] { $count } репліки до скарги
   *[other] { $count } реплік до скарги
}
verdict = Рішення
verdict-send = Закрити скаргу
ban = Не пускати гравця
ban-user = Номер гравця
ban-hours = Годин; 0 — знову пустити, порожньо — назавжди
ban-do = Не пускати
ban-done = Готово.

## Правила

help-search = Пошук за словами або за номером правила
help-found = { $count ->
    [one] Знайдено { $count } правило
    [few] Знайдено { $count } правила
   *[other] Знайдено { $count } правил
}

## Відмови столу

nack-malformed = Сервер не зрозумів цієї сторінки. Оновіть її.
nack-no_hello = Зв’язок почався неправильно. Оновіть сторінку.
nack-unknown_table = Такого столу немає або вам не можна його бачити.
nack-not_joined = Ви не за цим столом. Оновіть сторінку.
nack-not_yours = Це вирішувати не вам.
nack-not_started = Партія ще не почалася.
nack-over = Партію завершено.
nack-stale_decision = Запізно: гра пішла далі. Погляньте, про що питають тепер.
nack-changed = Хтось устиг раніше, і цього варіанта більше немає. Ось що лишилося.
nack-illegal = Так зробити не можна.
nack-no_undo = Це не можна скасувати.
nack-no_request = Прохання вже чекає на відповідь, або хтось не хоче, щоб його питали.
nack-not_here = За цим столом це неможливо.
nack-no_fit = З такою зміною відповідь неможлива, тож вибір залишився попереднім.
nack-too_fast = Зашвидко. Зараз спробуємо ще раз.
nack-full = За цим столом більше немає місця для глядачів.
nack-too_long = Текст задовгий.
nack-not_said = Це не вдалося сказати.
nack-unavailable = Сервер зараз не може записувати. Нічого не змінилося; ваш вибір надішлеться знову сам.
nack-draining = Сервер от-от перезапуститься. Ваш вибір надішлеться знову, коли він повернеться.
nack-fault = На сервері щось зламалося. Це записано, і гра триває.

## Відмови дому

fail-offline = Сервер недоступний. Перевірте зв’язок і спробуйте знову.
fail-no_session = Спершу ввійдіть.
fail-wrong_password = Ім’я або пароль неправильні.
fail-banned = Цьому запису вхід закрито.
fail-not_yours = Це вирішувати не вам.
fail-account_needed = Для цього потрібен обліковий запис із паролем.
fail-origin = Запит надійшов не з цього сайту.
fail-too_fast = Забагато запитів. Зачекайте хвилину.
fail-too_many_accounts = З вашої адреси створено забагато облікових записів. Спробуйте за годину.
fail-no_webhook = Цей сервер не надсилає вебхуків на таку адресу. Дозволити її може власник сервера.
fail-too_many_tables = У вас забагато столів. Спершу завершіть якусь партію.
fail-name_taken = Це ім’я зайняте.
fail-bad_name = В імені від 2 до 24 літер, цифр, «_», «-» або поодиноких пробілів.
fail-bad_password = У паролі від 8 до 256 знаків.
fail-common_password = Цей пароль швидко вгадають. Візьміть кілька слів, не пов’язаних між собою, або десять випадкових знаків.
fail-reserved_name = Це ім’я зарезервоване для сервера та його комп’ютерних гравців.
fail-no_table = Такого столу немає.
fail-no_user = Такого гравця немає.
fail-not_found = Тут нічого немає.
fail-started = Гра за столом уже почалася, або його закрито.
fail-not_over = Партію ще не завершено.
fail-seat_taken = Місце зайняте.
fail-referee = Суддя не грає.
fail-blocked = Хтось за цим столом заблокував вас або ви його.
fail-draining = Сервер от-от перезапуститься. Спробуйте за хвилину.
fail-unavailable = Сервер зараз не може записувати. Нічого не змінилося; спробуйте знову.
fail-fault = Помилка сервера. Її записано.
fail-other = Не вийшло: { $message }

# Стіл
card-or = або
ring = Хто кого може атакувати
side-log = Журнал
side-chat = Чат
side-rules = Правила
side-match = Партія
side-close = Закрити панель
connection-on = Зв’язок є
connection-off = Зв’язку немає
log-search = Пошук у журналі
log-copy = Скопіювати журнал як текст
log-filter = Що показувати
log-all = Усе
log-mine = Моє
log-about-me = Про мене
log-empty = Поки що нічого не сталося
log-none = Нічого не знайдено
copied = Скопійовано
copy-failed = Браузер не дозволяє копіювати
travel-to = Подивитися на стіл після запису { $n }
past = Момент із минулого
past-at = Запис { $n }, лише для перегляду
past-now = Назад до гри
step-back = На крок назад
step-forward = На крок уперед
rules-page = Правила на окремій сторінці
amount-less = Менше
amount-more = Більше
amount-preset = Поставити { $n }
preference-sound = Звуки

# Підказки
hint = Підказка
hint-thinks = Машина думає…
hint-win = Шанс на перемогу { $win }
hint-more = Інші варіанти
hint-less = Лише найкращий
key-hint = H

# Сторінки навколо столу: початок, налаштування
nav-cards = Карти
learn = Навчитися грати
tile-players = Від 2 до { $most } гравців
tile-pair = 2 гравці
tile-modes = { $count ->
    [one] { $count } режим
    [few] { $count } режими
   *[other] { $count } режимів
}
tile-cards = { $count ->
    [one] { $count } різна карта
    [few] { $count } різні карти
   *[other] { $count } різних карт
}
feature-guest = Грати одразу
feature-guest-note = Без реєстрації: одне натискання, і перші карти на столі. Обліковий запис лише зберігає ім’я та партії.
feature-fair = Чесне тасування, яке можна перевірити
feature-fair-note = Жереб кожної партії запечатано до її початку й розкрито наприкінці: перевірити можна кожну карту.
feature-back = Вибір можна скасувати
feature-back-note = Узяли не ту карту? Вибір можна скасувати, доки не відкрилося нічого прихованого.
feature-languages = Чотири мови
feature-languages-note = Англійська, російська, українська та японська, разом із картами й правилами. За одним столом кожен читає своєю.
feature-access = Миша, дотик, клавіатура, програма читання з екрана
feature-access-note = З кожним із них працює все: у темних і світлих кольорах, на телефоні й на великому екрані.
feature-replay = Записи з розбором
feature-replay-note = Будь-яку партію можна переглянути крок за кроком і побачити, де вона вирішилася.
title-settings = Налаштування
title-cards = Карти
settings-travel = Обліковий запис переносить ці налаштування на всі ваші пристрої.
settings-stay = Ці налаштування лишаються в цьому браузері. З обліковим записом вони будуть на всіх ваших пристроях.
settings-language = Мова
settings-look = Вигляд
settings-play = Гра
settings-all = Усі налаштування
preference-page = Сторінки й кнопки
preference-cards = Карти й текст гри
preference-cards-note = Назви карт, запитання та журнал.
preference-cards-same = як на сторінці
preference-motion = Рух
motion-normal = звичайний
motion-fast = швидкий
motion-off = без руху
preference-left = Для шульг
preference-left-note = Бічна панель і завершальні кнопки ліворуч.
preference-sound-note = Короткі сигнали: ваш хід, атака, купівля, кінець.
preference-warn = Попереджати наприкінці ходу
preference-warn-note = Перепитує, якщо лишилися торгівля, бій або незастосовані здатності.
preference-keys-note = 1–9 і літери вибирають варіант із цим знаком.
preference-text-note = Стіл простими списками: для читання вголос і малих екранів.

# Перегляд карт
cards-search = Назва будь-якою мовою або слова з тексту
cards-faction = Фракція
cards-kind = Вид
cards-cost = Вартість
cards-sign = Здатність
cards-clear = Скинути відбір
cards-found = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
cards-none = Таких карт немає. Спробуйте менше слів або скиньте відбір.
cards-hint = Наведіть на карту або виберіть її, щоб прочитати тут.
cards-names = Назви
cards-rules = Правила про цю карту
cards-link = Скопіювати посилання
does-trade = дає торгівлю
does-combat = дає бій
does-authority = дає вплив
does-card = бере карти
does-discard = змушує скинути
does-scrap = утилізує карти
does-destroy = знищує бази
does-acquire = дає карти безкоштовно або кладе придбані на верх колоди
does-copy = копіює корабель
does-ally = вважається союзником
does-unit-damage = знаки шкоди загону
does-tactics = знаки тактики
does-blast = знаки вибухової шкоди
does-force = знаки Сили
does-resource = ресурси
does-unique = унікальна карта
does-part-ally = має союзну здатність
does-part-scrap = має утилізаційну здатність
does-part-action = має дію
does-part-interrupt = має переривання
does-part-reaction = має реакцію

# The replay
title-replay = Повтор
title-replay-of = Повтор: { $names }
skip-transport = До керування повтором
side-analysis = Розбір
replay-early = Ця партія ще не завершена. Повтор відкриється після її кінця, а поки що її можна побачити за столом.
replay-to-table = До столу
replay-failed = Цей повтор не можна показати
replay-line = Рядок { $n } / { $last }
replay-slider = Рядок партії
replay-at = Рядок { $n } із { $last }. { $text }
replay-won = перемога
replay-link = Скопіювати посилання на рядок { $n }
replay-watch = Дивитися повтор
transport = Керування повтором
move-first = На початок
move-turn-back = На хід назад
move-back = На крок назад
move-play = Відтворити
move-pause = Пауза
move-forward = На крок уперед
move-turn-on = На хід уперед
move-last = У кінець
move-speed = Швидкість: { $speed }×
viewpoint = Чиїми очима
viewpoint-watch = Глядач: прихованих карт не видно
viewpoint-all = Усі карти відкриті
branch = Грати звідси
branch-note = Новий стіл почнеться з того, що було після рядка { $n }: на решті місць машини, жереб — новий.
branch-none = Після цього рядка вирішувати вже нема чого. Поверніться трохи назад.
branch-seat = Ваше місце
branch-level = Машини
branch-go = Грати далі
verify = Перевірити жереб
verify-note = До першої карти жереб партії було запечатано числом, яке бачили всі. Тепер печатку знято.
verify-do = Перевірити
verify-busy = Перевіряємо…
verify-ok = Жереб був чесним
verify-ok-means = Зерно й сіль дають саме ту печатку, яку було показано заздалегідь, кожна карта випливає із зерна, і кожен вибір був за правилами. Підлаштувати карти ніхто не міг.
verify-bad = Не сходиться
verify-bad-means = Журнал не випливає з того, що було запечатано заздалегідь. На підсумок цієї партії покладатися не можна.
verify-commitment = Печатка, показана заздалегідь
verify-seed = Зерно
verify-salt = Сіль
verify-draws = Випадкових значень
verify-lines = Рядків журналу
verify-self = Вірити на слово не треба: завантажте партію й виконайте
bug = Повідомити про помилку в цьому рядку
bug-what = Що не так у рядку { $n }?
bug-note = До повідомлення додається вся партія, щоб її можна було переглянути.
bug-send = Надіслати
bug-done = Дякуємо, повідомлення записано.
analysis-note = Машина пройде всю партію: якими були шанси, що змінив жереб і які рішення коштували шансів. Це займе хвилину-дві.
analysis-start = Розібрати партію
analysis-works = { $total ->
    [one] Оцінено { $done } із { $total } рішення
    [few] Оцінено { $done } із { $total } рішень
    [many] Оцінено { $done } із { $total } рішень
   *[other] Оцінено { $done } із { $total } рішення
}
analysis-whose = Чиї шанси
analysis-sums = Гравці в числах
analysis-who = Гравець
analysis-lost = втрачено
analysis-luck = удача
analysis-empty = У цій партії не було чого вирішувати.
analysis-fair = Кожне рішення оцінено за тим, що гравець міг знати тоді, а не за картами, які прийшли потім.
graph = Шанси на перемогу: { $name }
graph-keys = Стрілки ведуть від рішення до рішення, Page Up і Page Down — до позначених.
graph-before = Рядок { $n }: до першого рішення
graph-at = Рядок { $n }: { $name } — { $chance }.
mistake-inaccuracy = Неточність
mistake-mistake = Помилка
mistake-blunder = Груба помилка
mistakes = Позначені рішення
mistakes-line = Рядок
mistakes-what = Хто що вибрав і що було краще
mistakes-loss = Втрачений шанс
mistakes-chosen = вибрано:
mistakes-better = краще:
mistakes-none = Жодне рішення не коштувало п’яти відсотків шансу чи більше.
better-was = Краще було:
better-try = Спробувати

# Столи й партії у списках
table-replay = Переглянути знову
history-won = Перемога
history-lost = Поразка
history-drawn = Нічия
history-over = Завершена
history-going = Триває
history-closed = Закрита
history-against = проти
history-winner = переможець
history-tally = Із показаних: перемог { $won }, поразок { $lost }, нічиїх { $drawn }
matches-none-self = Тут будуть ваші партії з підсумками й записом кожної. Зіграйте першу!

# Новий стіл, обліковий запис
mode-players = { $count ->
    [one] { $sizes } гравець
    [few] { $sizes } гравці
   *[other] { $sizes } гравців
}
new-table-hints = У машини можна просити підказки
new-table-rated-note = Для партій із рейтингом потрібен обліковий запис.
open-table-link = Ви отримаєте посилання, щоб надіслати його іншим гравцям.
open-table-now = Усі місця зайняті: партія почнеться одразу.

# Правила, скарги
help-about = Про цей звід правил
help-contents = Зміст
rule-inf = Випливає з інших правил, хоча прямо не сказано
rule-ref = Так сказано в довіднику; у книзі правил інакше
rule-first = Лише в першій грі
rule-table = Правило для людей за одним столом
rule-faq = Відповідь видавця
rule-data = Залежить від карт гри
help-none = У жодному правилі немає всіх цих слів.
help-clear = Показати всі правила
report-bug = { $by } повідомляє про помилку
report-attached = Що додано
report-attached-save = Зберегти у файл

# Уроки: вчимося, граючи.
title-learn = Навчання
nack-not_now = Спершу урок: зробіть те, про що він просить, або вийдіть із нього.
nack-lesson_undo = Цей крок уроку скасувати не можна: відтоді відкрилося щось нове. Продовжуйте з того, про що він просить.
learn-lead = Ціла партія проти машини, а поруч хтось, хто все пояснює. Читати правила заздалегідь не треба.
learn-start = Почати урок
learn-starting = Стіл готується…
learn-about = Близько десяти хвилин. З уроку можна вийти будь-якої миті й грати далі як завгодно.
learn-teaches = Ви навчитеся
learn-teaches-star-realms-cards = грати карти, купувати, атакувати й перемагати
learn-teaches-star-realms-more = користуватися базами й аванпостами, союзними та утилізаційними здатностями, скиданням
learn-teaches-sw-lcg-cards = грати карти й платити за них, розпочинати зіткнення за директиви й перемагати
learn-teaches-sw-lcg-more = вести сутички з картами долі, завдавати ударів, користуватися щитами й боротися за Силу
learn-teaches-rebellion-cards = призначати лідерів, виконувати місії й ставати на заваді чужим, водити флоти й будувати
learn-teaches-rebellion-more = брати полонених, користуватися картами дроїдів-розвідників, вести бій у космосі й на землі, шукати базу
learn-teaches-destiny-cards = кидати, перекидати й виконувати кубики, грати карти, захоплювати поле бою й перемагати
learn-teaches-destiny-more = користуватися модифікаторами, гранями з вартістю, особливими гранями й щитами, перевертати кубики
learn-teaches-table = розуміти стіл: що світиться, чому чогось не можна, як скасувати вибір і де журнал
learn-more = А потім
learn-rules = Прочитати правила
learn-rules-about = коротко, і на них веде кожне «чому не можна?»
learn-cadet = Перша партія з Кадетом
learn-cadet-about = найлагідніша машина, і підказки, коли забажаєте
learn-keys = Усі клавіші
learn-keys-about = за будь-яким столом можна грати без миші
lesson = Урок
lesson-step = Крок { $step } з { $of }
lesson-watching = Дивіться
lesson-your-move = Ваша черга
lesson-skip = Вийти з уроку
lesson-skip-sure = Партія триватиме без уроку, а машина гратиме сама. Вийти?
lesson-look = Показати де
lesson-won = Чудово!
lesson-next-game = Зіграти з Кадетом по-справжньому
lesson-sr-hand = Це ваша рука: для початку три карти, з наступного ходу п’ять. Що можна зробити, світиться. Зіграйте карту «{ $scout }»: натисніть на неї або на її кнопку внизу.
lesson-sr-buy = «{ $scout }» дав 1 очко торгівлі. У торговому ряду «{ $imperial-fighter }» коштує якраз стільки: купіть його. Він ляже у скид і згодом прийде на руку. Натисніть на карту, яка не світиться, і дізнаєтеся, чому її не можна вибрати.
lesson-sr-vipers = Тепер двічі зіграйте карту «{ $viper }»: кожна дає 1 очко бою. Натиснули не те? «Скасувати» бере назад останній вибір, поки він не відкрив нічого нового.
lesson-sr-attack = У вас 2 очки бою. Атакуйте Кадета всіма: невитрачене пропаде. У кого не лишилося впливу, той програв.
lesson-sr-end = Робити більше нема чого, завершіть хід. Зігране піде у скид, а ви візьмете п’ять нових карт.
lesson-sr-watch = Тепер те саме робить Кадет. Журнал записує кожен хід; натисніть на рядок, і побачите стіл, яким він був тоді.
lesson-sr-play-all = Нова рука: п’ять карт «{ $scout }». Кнопка «Зіграти все» грає карти, над якими нема чого думати. Те саме робить пробіл.
lesson-sr-war-world = П’ять очок торгівлі: вистачить на карту «{ $war-world }». Затримайте на ній вказівник або палець, і її можна прочитати великою. Потім купіть її.
lesson-sr-again = Очок бою цього разу немає. Завершіть хід. Коли ваша колода порожня, скид тасується і стає новою колодою, разом з усім, що ви купили.
lesson-sr-watch-buy = Кадет теж ходить по крамницях. Порожнє місце в торговому ряду одразу заповнюється, тож дивіться на нього щоходу.
lesson-sr-base = Карта «{ $war-world }» вже тут. Це база: наприкінці ходу вона не йде, а лишається і служить вам щоходу. Зіграйте її.
lesson-sr-use = Коли база діє, вирішуєте ви, один раз за хід. Натисніть на карту «{ $war-world }» і отримайте 3 очки бою.
lesson-sr-station = Зіграйте свої карти й купіть карту «{ $space-station }» за 4 очки торгівлі. Вона із Зоряної імперії, як і дві ваші інші. Скоро побачите, що це дає.
lesson-sr-strike = Атакуйте Кадета трьома очками бою й завершіть хід.
lesson-sr-shield = «{ $war-world }» ще й аванпост: поки він стоїть, Кадет не може атакувати у вас нічого іншого. Щоб його знищити, треба 4 очки бою за один хід.
lesson-sr-fighter = Ось і «{ $imperial-fighter }»: 2 очки бою, і суперник скидає карту. Зіграйте його.
lesson-sr-discard = Кадет має вибрати карту з руки й скинути її: у свій хід він матиме на одну менше.
lesson-sr-rest = Зіграйте решту руки й застосуйте карту «{ $war-world }», у будь-якому порядку.
lesson-sr-ally = У грі дві карти Зоряної імперії, і це пробуджує їхні союзні здатності. Застосуйте обидві. Карти однієї фракції разом варті більше.
lesson-sr-ram = «{ $ram }» сильно б’є і коштує 3 очки торгівлі. Купіть його: він знадобиться наприкінці.
lesson-sr-twelve = Дванадцять очок бою! Атакуйте всіма й завершіть хід.
lesson-sr-thinks = Кадет назбирав на карту «{ $royal-redoubt }», власний аванпост. Ви з нею ще зустрінетеся.
lesson-sr-two-bases = Прийшла «{ $space-station }». Зіграйте всю руку.
lesson-sr-abilities = Дві ваші бази теж союзники. Застосуйте обидві, потім обидві союзні здатності. Маленькі знаки на карті показують, що готове, а що вже застосовано.
lesson-sr-explorer = Карту «{ $explorer }» можна купити завжди: вона має власний стос біля торгового ряду. Вона коштує 2 й дає 2 очки торгівлі, удвічі більше, ніж «{ $scout }». Купіть одну.
lesson-sr-thirteen = Тринадцять очок бою: атакуйте всіма й завершіть хід.
lesson-sr-log = Загубили нитку? Усе записано в журналі. Можна повернутися хоч як далеко назад і одним натисканням знову опинитися в теперішньому.
lesson-sr-alone = Ви вже знаєте як: зіграйте все, застосуйте обидві бази й обидві союзні здатності.
lesson-sr-shopping = П’ять очок торгівлі: «{ $blob-wheel }» за 3 і «{ $explorer }» за 2. «{ $blob-wheel }» — база, але не аванпост: вона нікого не затуляє, її можна атакувати, а можна й обійти.
lesson-sr-eleven = Одинадцять очок бою: атакуйте й завершіть хід. У Кадета лишиться 9 очок впливу.
lesson-sr-outpost = Кадет грає карту «{ $royal-redoubt }»: аванпост з обороною 6. Поки вона стоїть, самого Кадета не зачепити.
lesson-sr-last = Останній хід, якщо все зробити правильно. Спершу «{ $imperial-fighter }»: Кадет скине ще одну карту.
lesson-sr-discard-again = Кадет знову скидає карту.
lesson-sr-gather = Зіграйте решту й застосуйте все, що можна. Набереться 20 очок бою.
lesson-sr-redoubt = Спершу мають упасти аванпости; натисніть на знак біля імені Кадета, і стіл це скаже. Атакуйте карту «{ $royal-redoubt }»: 6 очок бою знищать її, і вона піде у скид власника.
lesson-sr-scrap = Лишилося показати одне. Карту «{ $explorer }» можна утилізувати: вона назавжди йде з партії і дає 2 очки бою. Сьогодні ви обійшлися б і без них, але остання атака — саме час. Утилізуйте її.
lesson-sr-win = Шістнадцять очок бою проти 9 очок впливу. Атакуйте й перемагайте!
lesson-sr-done = Партія ваша. Ви бачили все, що буває за хід у Star Realms; решта — карти, і кожна сама каже, що робить.
lesson-lcg-sides = Ви граєте за світлу сторону, за джедаїв, Кадет — за темну, за ситхів. Ви переможете, знищивши три його директиви. Кадет переможе, коли лічильник Зірки смерті покаже 12, а він рухається кожного ходу Кадета. Спершу ваші директиви: три з цих чотирьох. Карту «{ $a-journey-to-dagobah }» покладіть під низ колоди директив.
lesson-lcg-enemy = Кадет викладає три свої директиви. Вони лежать відкрито: саме їх вам і належить знищити.
lesson-lcg-flip = Тепер відкрийте свої, у будь-якому порядку. Директиви ви захищаєте, і ними ж платите: на кожній указано, скільки ресурсів вона дає.
lesson-lcg-dark = Починає темна сторона, і лічильник переходить на 1. Кадет грає карти «{ $advisor-to-the-emperor }» та «{ $isb-interrogators }» і платить своїми картами. Найпершого ходу нападати йому не можна, зате загін «{ $advisor-to-the-emperor }» він присвячує Силі. Скоро побачите навіщо.
lesson-lcg-luke = Ваш хід. Загони й посилення грають у фазі розгортання. Карта «{ $luke-skywalker }» коштує 4 ресурси, зараз це якраз до снаги: зіграйте її.
lesson-lcg-pay = За кожен ресурс джерело дістає жетон наказу, а карта з жетоном виснажена. Хоча б одне джерело мусить мати ту саму фракцію, що й карта: «{ $jedi }» і «{ $a-heros-journey }» — карти джедаїв, «{ $hit-and-run }» нейтральна. Натисніть на всі три, у будь-якому порядку.
lesson-lcg-saber = «{ $jedi-lightsaber }» — посилення: воно робить сильнішою іншу карту. Зіграйте його й заплатіть картою «{ $jedi-training }»: це джерело джедаїв. Якби лишилася тільки «{ $hit-and-run }», оплата б не вийшла. Тоді покладіть меч на карту «{ $luke-skywalker }».
lesson-lcg-pass = Платити більше нічим. Пасуйте: коли обидві сторони спасують поспіль, хід іде далі. Таких хвилин багато, адже діяти в них може будь-яка сторона. Далі урок пасує за вас там, де робити нема чого.
lesson-lcg-engage = Фаза конфлікту. Розпочніть зіткнення за директиву Кадета «{ $reconnaissance-mission }»: її знищать 5 очок шкоди. Тоді оголосіть нападним загін «{ $luke-skywalker }». Загони можуть битися того самого ходу, коли ввійшли в гру.
lesson-lcg-defended = Кадет ставить в оборону загін «{ $isb-interrogators }». Він має Прикриття: приносить із собою щит, а щит відвертає 1 очко шкоди.
lesson-lcg-edge = Тепер сутичка: обидві сторони ставлять карти заради переваги. Їх кладуть по черзі сорочкою догори, а наприкінці рахують знаки Сили на них. Покладіть карту «{ $target-of-opportunity-133 }»: на ній 2 знаки, і це карта долі, вона має ще й ефект.
lesson-lcg-answer = Кадет відповідає своєю картою. Якою, всі побачать, коли обидві сторони спасують.
lesson-lcg-more = Краще підстрахуватися: покладіть і карту «{ $counter-stroke }». Поставлені карти потім підуть у скид, тож кожна перевага має ціну.
lesson-lcg-fate = 4 знаки проти 2: перевага ваша! Ваша карта долі вже завдала директиві 1 очка шкоди, а карта Кадета допомагає лише в нападі. До того ж на перемогу в сутичці може відповісти карта «{ $hit-and-run }»: застосуйте її, це ще 1 очко шкоди.
lesson-lcg-strike = Хто має перевагу, той б’є першим, і в нього діють і знаки переваги. Завдайте удару загоном «{ $luke-skywalker }»: за удар загін дістає жетон наказу.
lesson-lcg-icons = Удар має до трьох видів знаків: шкоду загонам, вибухову шкоду директиві й тактику, що виснажує загони. Порядок вибираєте ви. Почніть зі шкоди загону й ударте по загону «{ $isb-interrogators }».
lesson-lcg-shielded = Щит відверне 1 очко шкоди з 3, але загін це не врятує. А тоді спрацює вибухова шкода: карта «{ $reconnaissance-mission }» дістане 3. Першу з трьох директив знищено!
lesson-lcg-force = Фаза Сили. Загони можна присвячувати Силі, не більше трьох, і рахуються знаки Сили тих із них, що готові. Але загін «{ $luke-skywalker }» виснажений, та й за удар присвячений загін дістає два жетони. Цього разу не присвячуйте нікого.
lesson-lcg-react = «{ $advisor-to-the-emperor }» виграє боротьбу: Рівновага Сили на темній стороні, і цього ходу Кадета лічильник пересунеться на два кроки. Зате карта «{ $luke-skywalker }» має реакцію на початок ворожого ходу: застосуйте її, і жетон наказу зникне.
lesson-lcg-guard = Тепер нападає Кадет: «{ $emperors-royal-guard }» проти директиви «{ $jedi-training }». Утрачені вами директиви теж рухають лічильник.
lesson-lcg-defend = Оборонятися ніхто не зобов’язаний, але загін «{ $luke-skywalker }» знову готовий: поставте його в оборону.
lesson-lcg-hidden = Сутичку завжди починає нападник. Кадет кладе карту.
lesson-lcg-tie = Покладіть карту «{ $secret-informant }» з 1 знаком Сили. За рівності перевагу має оборонець, тож більше, ніж у Кадета, вам і не треба.
lesson-lcg-first = 1 проти 1: перевага ваша. Бийте раніше за суперника: загоном «{ $luke-skywalker }» по загону «{ $emperors-royal-guard }». Кого знищено, той уже не б’є.
lesson-lcg-balance = Кадет платив картою «{ $advisor-to-the-emperor }», а виснажені загони в боротьбі не рахуються: Рівновага Сили на світлій стороні. Тому на початку свого ходу ви можете завдати 1 очка шкоди директиві. Виберіть карту «{ $the-emperors-web }».
lesson-lcg-guardian = У фазі поновлення кожна карта втрачає один жетон: «{ $a-heros-journey }» дала два ресурси й досі виснажена. Потім ви добрали руку до шести карт. Зіграйте карту «{ $guardian-of-peace }» і заплатіть картами «{ $hit-and-run }» та «{ $jedi-training }».
lesson-lcg-again = Розпочніть зіткнення за директиву «{ $fall-of-the-jedi }» самим загоном «{ $luke-skywalker }». «{ $guardian-of-peace }» хай лишається вдома готовим: оголосіть один загін і більше нікого.
lesson-lcg-alone = Кадетові нема ким оборонятися: готових загонів у нього немає, і перевага дістається вам без жодної карти. «{ $hit-and-run }» відповідає раз на хід: застосуйте її знову.
lesson-lcg-unopposed = Завдайте удару й почніть із вибухової шкоди. Карта «{ $luke-skywalker }» має Прицільний удар: шкода може дістатися будь-якому ворожому загону, навіть не учасникові. Виберіть загін «{ $advisor-to-the-emperor }». А що оборони немає, напад без спротиву: ще 1 очко шкоди, разом 5.
lesson-lcg-commit = Дві є, лишилася одна. Присвятіть Силі загін «{ $guardian-of-peace }»: він готовий, і його знак допоможе втримати Рівновагу. Оборонятися він може й далі. Більше нікого не присвячуйте.
lesson-lcg-react-again = Ваша сума більша: Рівновага лишається у вас, і лічильник зсунеться лише на крок. Знову застосуйте реакцію карти «{ $luke-skywalker }».
lesson-lcg-droid = «{ $interrogation-droid }» змушує вас скинути випадкову карту, а тоді нападає на директиву «{ $hit-and-run }».
lesson-lcg-cover = Поставте в оборону загін «{ $guardian-of-peace }». Він теж має Прикриття: покладіть щит на нього самого. А загін «{ $luke-skywalker }» потрібен готовим для останнього нападу.
lesson-lcg-wager = Кадет знову починає сутичку: карта сорочкою догори.
lesson-lcg-keep = Можна відповісти, а можна поберегти карти. Цього разу побережіть: не кладіть нічого.
lesson-lcg-heat = Це була карта долі «{ $heat-of-battle-169 }»: 1 очко шкоди вашому загонові-учаснику.
lesson-lcg-stop = Ваш щит може відвернути цю шкоду. Використайте його: невикористані щити все одно зникнуть у вашій фазі поновлення.
lesson-lcg-tactics = «{ $interrogation-droid }» б’є тактикою: жетон наказу на будь-який ваш загін. Шкоди немає, а ваш загін в обороні вистояв, тож спротив був.
lesson-lcg-more-balance = Ваш останній хід, якщо все вийде. Рівновага Сили досі на світлій стороні: ще 1 очко шкоди директиві «{ $the-emperors-web }».
lesson-lcg-draw = Фаза добору. Перш ніж добрати до шести карт, можна скинути одну непотрібну. Скиньте другу карту «{ $guardian-of-peace }».
lesson-lcg-last = Директива «{ $the-emperors-web }» має вже 2 очки шкоди з 4. Розпочніть зіткнення за неї й оголосіть загін «{ $luke-skywalker }», більше нікого.
lesson-lcg-edge-again = «{ $interrogation-droid }» виснажився в нападі, оборони немає. Застосуйте карту «{ $hit-and-run }»: 3 з 4.
lesson-lcg-win = Завдайте удару загоном «{ $luke-skywalker }» й виберіть вибухову шкоду: третя директива впаде, і партія ваша!
lesson-lcg-done = Світла сторона перемогла. Ви бачили всі фази ходу й зіткнення від початку до кінця. Незнайомі вам лише події: вони чекають на руці слушної миті, хай навіть у чужий хід.
lesson-reb-hide = Десь у галактиці повстанці ховають базу. Ви ведете Імперію: знайдіть базу, захопіть її — і перемога ваша. Повстанці переможуть, коли жетон часу зустрінеться з жетоном репутації, тож кожен раунд їм на руку.
lesson-reb-plans = У раунді три фази. Спершу сторони призначають лідерів на місії, повстанці першими. Видно, хто стоїть на карті, але не видно, що це за карта.
lesson-reb-palpatine = Лідерів питають одного за одним. Місії «{ $gather-intel }» потрібен один символ розвідки, а { $emperor-palpatine } дає два: призначте цього лідера. Місія приносить карти дроїдів-розвідників, і кожна називає місце, де бази немає.
lesson-reb-vader = { $darth-vader } — майстер спецоперацій. Місія «{ $capture-rebel-operative }» захоплює лідера повстанців: призначте Вейдера на неї.
lesson-reb-stay = Не займайте всіх. Хто лишився в резерві, може активувати системи, заважати місіям і вступати в бій. Двоє інших хай лишаються.
lesson-reb-sabotage = Фаза наказів: сторони ходять по черзі, починають повстанці. { $princess-leia } відкриває місію «{ $sabotage }» й вирушає в систему { $corellia }. Де саботаж, там нічого не будують.
lesson-reb-oppose = Спробі можна завадити. Хай туди вирушить { $general-tagge }: тоді обидві сторони кинуть по кубику за кожен символ уміння, і за рівності місія провалиться.
lesson-reb-capture = Пряме влучання проти порожньої грані: не пощастило, саботаж удався. Але { $princess-leia } досі в системі { $corellia }, і пастка готова. Відкрийте місію «{ $capture-rebel-operative }».
lesson-reb-against = Ваша мета — { $princess-leia }. { $darth-vader } дає три кубики, { $general-tagge } уже на місці й додасть ще один. У Леї лише один.
lesson-reb-alliance = Упіймали! Полонянка нічим не допоможе повстанцям, а у вас до неї ще будуть запитання. Тепер { $mon-mothma } хоче прихилити до себе систему { $alderaan }: лояльні системи будують війська.
lesson-reb-let = Заважати всьому не треба. У резерві лишився тільки { $grand-moff-tarkin }, і він потрібен деінде. Спасуйте: тоді спроба вдасться без кубиків.
lesson-reb-intel = Відкрийте місію «{ $gather-intel }» й виберіть систему { $naboo }, вона повстанська. Що більше військ на базі, то більше карт дроїдів-розвідників ви візьмете.
lesson-reb-fleet = Ніхто не заважає. Карта дроїдів-розвідників каже, що { $dagobah } — не місце бази; мапа запам’ятає це за вас. Повстанці активують систему { $toydaria } і ведуть туди флот від сусідів.
lesson-reb-act = Тепер ваш флот. Активуйте систему { $ord-mantell }, лідер — { $grand-moff-tarkin }: туди прийдуть війська із сусідніх систем.
lesson-reb-from = Виберіть, звідки вони прийдуть: { $coruscant }.
lesson-reb-ships = Спершу кораблі: один «{ $star-destroyer }», він везе шість фігурок, і один «{ $assault-carrier }», він везе чотири.
lesson-reb-cargo = Крокоходи, піхота й СІД-винищувачі летять на борту. Візьміть «{ $at-at }» і «{ $at-st }», дві фігурки «{ $stormtrooper }» і дві «{ $tie-fighter }». Один піхотинець лишиться стерегти столицю.
lesson-reb-moved = Більше нізвідки ніхто не прийде: це все. Ваші війська окупують систему { $ord-mantell }, а окупована система теж будує для вас.
lesson-reb-end = Повстанці пасують. Ходів у цьому раунді в них більше не буде.
lesson-reb-pass = Резерв порожній, спасуйте й ви. Потім усе відновиться: повернуться лідери та місії, сторони візьмуть по дві місії, ви — дві карти дроїдів-розвідників, повстанці — ціль. Кожна виконана ціль тягне жетон репутації до жетона часу.
lesson-reb-recruit = Жетон часу рухається далі. Символ поруч велить обом сторонам найняти лідера. Ваш новий лідер — { $colonel-yularen }: три символи розвідки, а потрібна місія вам саме прийшла.
lesson-reb-ackbar = Повстанці вибирають одночасно з вами. Їхній новий лідер — { $admiral-ackbar }.
lesson-reb-grow = Другий символ: сторони будують. Кожен символ ресурсу їхніх систем ставить у чергу фігурку, і сама база теж.
lesson-reb-build = Побудуйте все. Число біля символу каже, за скільки раундів фігурка буде готова.
lesson-reb-spread = Те, що вийшло з черги, розташовують, не більше двох фігурок у системі. Повстанці розподіляють свої.
lesson-reb-deploy = Тепер ви: одна фігурка «{ $stormtrooper }» — { $ord-mantell }, ще одна — { $coruscant }, у будь-якому порядку. Потім «{ $at-st }» — { $ord-mantell }: звідти почнеться атака.
lesson-reb-again = Другий раунд. Повстанці знову призначають лідерів, але { $princess-leia } не з ними: захоплених призначити не можна.
lesson-reb-keep = Ваші лідери повернулися. Хай ці четверо лишаються в резерві: флоту потрібен командир.
lesson-reb-droid = Тепер { $colonel-yularen }: призначте його на місію «{ $interrogation-droid }». Його портрет є на карті, а це два додаткові успіхи.
lesson-reb-secrets = Знову починають повстанці. Місією «{ $infiltration }» вони зазирають у ваші плани й вирішують, яку ціль візьмуть наступною.
lesson-reb-ask = Відкрийте місію «{ $interrogation-droid }», ваша мета — { $princess-leia }. Вона захищається всіма вміннями, п’ять кубиків проти трьох; зате у вас портрет.
lesson-reb-names = Кидок ваш! Повстанці мають назвати три системи, і серед них — систему бази. А потім вони поспішають прихилити до себе систему { $geonosis }.
lesson-reb-attack = { $dagobah }, { $hoth } чи { $ilum }? Карта дроїдів-розвідників { $dagobah } у вас, а { $hoth } — поруч із вашими військами, де в першій грі базу не ховають. У тумані лишився тільки { $ilum }: активуйте цю систему, лідер — { $darth-vader }, візьміть усе, що можна, і закінчіть переміщення.
lesson-reb-found = Ось вона! Наземні війська, увійшовши в систему, розкривають базу з усім, що на ній. До бою долучається { $general-rieekan }: від лідерів залежить, скільки карт тактики візьме сторона.
lesson-reb-special = Першими б’ються кораблі, і ваші кубики вже кинуто. Кубик з особливою дією можна віддати за карту тактики. Зробіть це з обома.
lesson-reb-enough = Гарні карти, але не для цієї миті. Далі: тепер призначають влучання.
lesson-reb-hits = Чорні влучання шкодять фігуркам із чорною витривалістю, червоні — з червоною. У вас два чорні: одне — «{ $x-wing }», друге — «{ $y-wing }».
lesson-reb-fire = Підбиті ще стріляють, перш ніж загинути. Повстанці один раз влучили: «{ $assault-carrier }».
lesson-reb-block = Це можна заблокувати. Зіграйте карту «{ $space-defensive-formation }» і скасуйте пошкодження.
lesson-reb-reroll = Тепер бій на землі. Два ваші червоні кубики порожні й заслуговують нової спроби: зіграйте карту «{ $ground-concentrate-fire }» і перекиньте їх.
lesson-reb-unstoppable = Два прямі влучання! А особлива дія оплатить карту «{ $ground-unstoppable-assault }»: таку атаку ніхто не заблокує. Зіграйте її.
lesson-reb-ground = Переходьте до пошкоджень. Перше чорне влучання саме знаходить фігурку «{ $rebel-trooper }», друге призначте іншій такій самій.
lesson-reb-directs = Прямі влучання шкодять будь-кому. Одне — останній фігурці «{ $rebel-trooper }», два — фігурці «{ $airspeeder }», у неї витривалість 2.
lesson-reb-losses = На землі повстанці стріляють востаннє. Це коштує вам двох піхотинців.
lesson-reb-retreat = Після кожного раунду бою лідер може відступити разом із військами. Ви перемагаєте, тож лишіться: спасуйте.
lesson-reb-last = Повстанці теж лишилися: без військ бази не втримати. Знову кораблі: один «{ $x-wing }» проти вашого флоту, і кубики кинуто. Далі.
lesson-reb-fall = Останній постріл по вашому флоту — мимо.
lesson-reb-done = База впала, а з нею й повстання. Ви побачили всі фази раунду й бій. Спробуйте й іншу сторону: там треба ховатися, здобувати лояльність, виконувати цілі й перенести базу, перш ніж її знайдуть.
lesson-swd-hand = Ви ведете Рей і Фінна, а Кадет — Кайло Рена та штурмовика. Здолайте обох, і партія ваша. Ви взяли п’ять карт і один раз, просто зараз, можете обміняти будь-які з них. Карті «{ $close-quarters-assault }» потрібні кубики ближнього бою, а їх у вас ще немає: поверніть її.
lesson-swd-keep = Решта чотири згодяться. Скажіть, що готові, і замість повернутої карти візьмете нову.
lesson-swd-roll = Кадет теж міняє карту. Потім усі персонажі один раз кидають кубики: у кого сума більша, той і вибирає поле бою.
lesson-swd-field = Чотири проти одного: вибираєте ви. Візьміть своє поле бою, «{ $starship-graveyard }». Хто контролює поле бою, той починає кожен раунд. Натомість інша сторона отримує два щити.
lesson-swd-shields = Один щит — Кайло Рену, один — штурмовикові. Щит блокує 1 очко шкоди, і тоді його скидають.
lesson-swd-upgrade = Перший раунд. Ходять по черзі, по одній дії, і у вас 2 ресурси. Саме стільки коштує поліпшення «{ $f-11d-rifle }». Зіграйте його на Рей: воно має власний кубик, який кидатимете разом з її кубиками.
lesson-swd-extra = Після того як ви зіграли поліпшення на Рей, її здатність дає вам додаткову дію. Скористайтеся нею.
lesson-swd-activate = Тепер активуйте Рей. Вона виснажується, а два її кубики й кубик гвинтівки ви кидаєте в резерв.
lesson-swd-kylo = Кадет активує Кайло Рена. Кинуті кубики самі нічого не роблять: виконати їх — окрема дія. Тож кожен бачить, що йому загрожує, і ще може щось удіяти.
lesson-swd-reroll = Двічі +1 ресурс. Плюс — це модифікатор: він лише додається до кубика з тим самим символом без плюса, а такого у вас немає. Тож скиньте карту, щоб перекинути кубики: «{ $lightsaber }» коштує 3, поки що це задорого. Виберіть обидва кубики Рей. А за картою «{ $lightsaber }» не журіться.
lesson-swd-blank = Інша річ: 1 ресурс і +1 ресурс, вони пасують одне до одного. У штурмовика випала порожня грань, з неї ніякої користі.
lesson-swd-finn = Фінн іще готовий. Активуйте і його.
lesson-swd-damage = Порожня грань: буває й з героями. Кайло Рен виконує кубик ближнього бою: 1 очко шкоди Рей. Шкода лишається на персонажі. Здоров’я Рей — 10, і з такою шкодою вона буде здолана.
lesson-swd-modifier = Тепер виконуєте кубики ви. Виконайте 1 ресурс і додайте до нього +1: 2 ресурси однією дією.
lesson-swd-mind = Особлива грань відсилає до карти кубика. Кайло Рен переглядає випадкову карту з вашої руки й завдає стільки шкоди, скільки вона коштує: 1 очко Рей.
lesson-swd-special = Особлива грань є і у вас. Карта «{ $f-11d-rifle }» завдає 2 очки шкоди, які розподіляє суперник. Виконайте цей кубик.
lesson-swd-blocked = По одному на кожного, і щити блокують усе. Але тепер їх більше немає. Потім Кадет грає підтримку «{ $power-of-the-dark-side }»: вона лишається в грі, і застосувати її можна раз за раунд.
lesson-swd-event = Подія діє один раз і йде у скид. Зіграйте за 1 ресурс «{ $let-the-wookiee-win }»: суперник або отримує 2 очки шкоди на виснаженого персонажа, або втрачає два кубики.
lesson-swd-choice = Кадет вибирає шкоду, і дістається вона Кайло Рену, який уже не має щита. Потім Кадет пасує. Коли обидві сторони спасують поспіль, раунд скінчиться.
lesson-swd-claim = Є дещо краще за пас: захопіть поле бою. У цьому раунді ви більше нічого не робите, зате почнете наступний і можете застосувати здатність поля. «{ $starship-graveyard }» кладе поліпшення з вашого скиду на верх колоди, а там у вас «{ $lightsaber }»!
lesson-swd-upkeep = Фаза відновлення: карти знову готові, кубики повертаються на свої карти, кожен отримує 2 ресурси. Перш ніж добрати до п’яти карт, непотрібні можна скинути. Свої залиште.
lesson-swd-saber = Другий раунд, і «{ $lightsaber }» знову у вас. Він коштує 3 ресурси, стільки ви й маєте. Зіграйте його на Рей.
lesson-swd-four = Знову поліпшення на Рей, тож скористайтеся додатковою дією та активуйте її: цього разу кубиків чотири.
lesson-swd-base = Дві особливі грані та двічі +2 ближнього бою! Але це модифікатори, їм потрібен базовий кубик. Кадет теж активує Кайло Рена: 1 ближнього бою та 1 ресурс.
lesson-swd-hope = Кубик Фінна має грань ближнього бою. Активуйте його — і сподівайтеся.
lesson-swd-luck = 1 ближнього бою, саме його й бракувало! Штурмовика теж активовано, і в нього випадає 2 дальнього бою.
lesson-swd-five = До одного кубика можна додати кілька модифікаторів. Виконайте кубик Фінна, 1 ближнього бою, і додайте обидва +2 Рей: це 5 очок шкоди одному персонажеві, ділити їх не можна. Ціль — штурмовик, його здоров’я 7.
lesson-swd-shot = Хто ще стоїть, той ще стріляє: 2 очки шкоди Рей, разом уже 4.
lesson-swd-together = Однією дією можна виконати скільки завгодно кубиків з одним символом, один за одним. Почніть з особливої грані карти «{ $lightsaber }»: 2 очки неблоковної шкоди, щити від неї не рятують. Штурмовикові саме стільки й лишилося.
lesson-swd-defeated = Здолано! Здоланий персонаж виходить із гри назавжди, з усіма кубиками й поліпшеннями. Дія ще не скінчилася: виконайте другу особливу грань, карти «{ $f-11d-rifle }». Тепер її 2 очки шкоди може отримати тільки Кайло Рен.
lesson-swd-dark = Кадет застосовує дію карти «{ $power-of-the-dark-side }»: підтримка виснажується, а один кубик перекидають. Кайло Рен сподівається на щось краще за 1 очко шкоди.
lesson-swd-first = Випав ресурс. У вас не лишилося ні кубиків, ні ресурсів, тож знову захопіть поле бою: тоді й наступний раунд почнете ви.
lesson-swd-alone = У вашому скиді цього разу немає поліпшень. Ви закінчили, а Кадет ходить, доки не спасує: два кубики з одним символом дають 2 ресурси, і Кайло Рен отримує свій «{ $lightsaber }».
lesson-swd-rest = Знову відновлення: усі карти готові, і у вас іще 2 ресурси. Карти залиште.
lesson-swd-third = Третій раунд. На Кайло Рені 4 очки шкоди, а його здоров’я 11: ще сім, і ви перемогли. Активуйте Рей, поки він не взявся за зброю.
lesson-swd-fighter = Особлива грань, 1 скидання, 1 ближнього бою та 1 щит. Кадет витрачає 3 ресурси на карту «{ $first-order-tie-fighter }». Це підтримка з кубиком, її активують так само, як персонажа.
lesson-swd-both = Поки що ви маєте 2 очки шкоди від гвинтівки й 1 від Рей. Активуйте Фінна: треба більше.
lesson-swd-threat = Ще 1 ближнього бою. Кайло Рен відповідає: 1 ближнього бою, +2 і порожня грань.
lesson-swd-turn = Зіграйте за 1 ресурс «{ $use-the-force }»: ця карта перевертає кубик на будь-яку грань, як символ зосередження — ваші власні кубики. Переверніть кубик карти «{ $lightsaber }» зі щита на 3 ближнього бою. Це грань із вартістю: виконати її коштує 1 ресурс, а у вас якраз один і лишився.
lesson-swd-blow = Кайло Рен б’є одразу: 1 і ще +2 його карти «{ $lightsaber }» — це 3 очки шкоди Рей, разом 7. Вона тримається.
lesson-swd-count = Тепер порахуйте. Кайло Рену лишилося 7 здоров’я; гвинтівка дає 2 очки шкоди, а кубики ближнього бою — 1, 1 і 3. Спершу особлива грань карти «{ $f-11d-rifle }».
lesson-swd-support = Кадет активує карту «{ $first-order-tie-fighter }», а завадити вам йому вже нема за що.
lesson-swd-win = Усі три кубики ближнього бою однією дією, у будь-якому порядку, кожен — у Кайло Рена. Кубик карти «{ $lightsaber }» коштує останнього ресурсу, і його витрачено недарма.
lesson-swd-done = Кайло Рена здолано, і партія ваша. Тепер ви знаєте всі дії: зіграти карту, активувати, виконати кубики, скинути карту, щоб перекинути їх, застосувати дію карти, захопити поле бою. Стежте й за колодою: хто наприкінці раунду не має карт ні в руці, ні в колоді, той програє.

keys-decision-key = d
keys-decision = до питання: прочитати його ще раз
keys-zoom-key = z
keys-zoom = до карти, на яку дивляться
keys-hint-key = h
keys-hint = підказка машини, якщо її дозволено
keys-find-key = f
keys-find = знайти місце на мапі за назвою, коли його треба обрати
keys-status-key = s
keys-status = почути свої числа
keys-opponents-key = o
keys-opponents = почути числа інших
keys-clocks-key = c
keys-clocks = почути годинники
keys-last-key = l
keys-last = почути, що сталося останнім

# Колоди
nav-decks = Колоди
title-decks = Колоди
title-deck = Колода
title-deck-import = Імпорт колоди
decks-no-game = Тут немає ігор, для яких складають колоди.
decks-own = Ваші колоди
decks-none = Своїх колод поки що немає. Почніть нову, скопіюйте готову й змініть її або імпортуйте колоду з файлу чи тексту.
decks-guest = Колоди гостя відомі лише цьому браузеру.
decks-starters = Готові колоди
decks-starters-note = Можна грати одразу. Скопіюйте будь-яку, щоб переробити на свій лад.
deck-new = Нова колода
deck-import = Імпортувати
deck-edit = Складати
deck-play = Грати з машиною
deck-copy-deck = Копія
deck-copy-starter = Скопіювати й змінити
deck-copy-name = { $name } (копія)
deck-drop = Видалити
deck-drop-sure = Видалити назавжди?
deck-dropped = Видалено: { $name }.
deck-all = Усі колоди
deck-missing = Такої колоди немає, або вона не ваша. Ви ввійшли під тим самим ім’ям, під яким її складали?
deck-name = Назва колоди
deck-name-none = Колода без назви
deck-save-saved = Збережено
deck-save-waiting = Ще не збережено…
deck-save-saving = Зберігається…
deck-save-failed = Не збережено. Невдовзі буде нова спроба; не закривайте сторінку.
deck-save-now = Спробувати зараз
deck-legality = Чи можна нею грати?
deck-legal = можна грати
deck-not-legal = поки що не можна
deck-problems = { $count ->
    [one] { $count } порушення
    [few] { $count } порушення
   *[other] { $count } порушень
}
deck-problems-more = { $count ->
    [one] і ще { $count } порушення
    [few] і ще { $count } порушення
   *[other] і ще { $count } порушень
}
deck-identity = Фракція
deck-identity-any = Будь-яка фракція
deck-identity-none = ще не вибрано
deck-side = Сторона
deck-side-any = Обидві сторони
deck-kind-any = Карти будь-якого виду
deck-search = Набір або карта: назва будь-якою мовою, слова з тексту
deck-only-taken = Уже в колоді
deck-found = { $count ->
    [one] { $count } набір
    [few] { $count } набори
   *[other] { $count } наборів
}
deck-none-found = Таких наборів немає. Спробуйте менше слів або скиньте відбір.
deck-number = № { $code }
deck-cards-of = Карти набору: { $name }
deck-copies = { $qty }, можна щонайбільше { $most }
deck-more = Додати: { $name }
deck-less = Прибрати: { $name }
deck-now = { $name }: у колоді { $qty }.
deck-most = щонайбільше { $most }
deck-own-only = лише для фракції «{ $name }»
deck-why-side = належить іншій стороні
deck-why-gone = тут невідомо
deck-holds = У колоді
deck-holds-none = Поки що порожньо. Виберіть фракцію й додавайте набори кнопкою «+».
deck-parts = { $count ->
    [one] { $count } набір
    [few] { $count } набори
   *[other] { $count } наборів
}
deck-unknown-part = Невідомо: { $code }
deck-tab-parts = Набори
deck-tab-deck = Колода
deck-tab-stats = Числа
deck-tab-draw = Пробна рука
deck-tab-share = Обмін і нотатки
deck-stats-none = Числа з’являться, щойно в колоді щось буде.
deck-draw = Взяти початкову руку
deck-draw-again = Ще раз, перетасувавши
deck-draw-next = Взяти наступну карту
deck-draw-left = { $count ->
    [one] лишилася { $count } карта
    [few] лишилися { $count } карти
   *[other] лишилося { $count } карт
}
deck-draw-note = Тасує колоду, як перед партією, і показує, що ви мали б. Нічого не записується.
deck-draw-empty = Поки що нема чого брати: колода порожня.
deck-drawn = Взято: { $name }.
deck-goals = Верхні директиви
deck-hand = Рука
deck-next = Взято після цього
deck-code = Код колоди
deck-code-note = Позначає фракцію й набори; в однакових колод коди однакові. Вставте його на сторінці «Імпорт колоди» або надішліть посилання.
deck-code-none = Код з’явиться, коли все в колоді буде тут відоме.
deck-copy-code = Скопіювати код
deck-export = Експорт
deck-copy = Скопіювати
deck-file = Файл
deck-copy-by-hand = Браузер не дає копіювати. Виділіть текст і скопіюйте самі.
deck-form-o8d = OCTGN (.o8d)
deck-form-o8d-note = для OCTGN і програм, що читають його файли
deck-form-text = Простий текст
deck-form-text-note = для читання, форумів і чатів
deck-form-json = JSON
deck-form-json-note = для програм, із назвою та нотатками
deck-form-code = Код колоди
deck-notes = Нотатки
deck-notes-hint = Для чого колода, що лишати, що ще спробувати
deck-paste = Вставте колоду
deck-paste-note = Файл OCTGN (.o8d), список текстом («2x Назва» або «Назва x2»), наш JSON або код колоди. До 64 КБ.
deck-from-file = Або виберіть файл
deck-read-do = Прочитати
deck-read = Що прочитано
deck-read-form = Прочитано як: { $form }.
deck-read-open = { $count ->
    [one] { $count } рядок чекає на ваш вибір; поки що він не ввійде до колоди.
    [few] { $count } рядки чекають на ваш вибір; поки що вони не ввійдуть до колоди.
   *[other] { $count } рядків чекають на ваш вибір; поки що вони не ввійдуть до колоди.
}
deck-read-other = Прочитати інше
deck-take = Прийняти
deck-means = Це означає
deck-choose = Виберіть…
deck-leave-out = Пропустити цей рядок
deck-how-taken = Прийнято
deck-how-taken-note = Ці рядки ввійшли до списку.
deck-how-aside = Відкладено
deck-how-aside-note = Заголовки, примітки й усе, що лише обрамляє список.
deck-how-unclear = Ваш вибір
deck-how-unclear-note = Ці рядки можна зрозуміти по-різному. Виберіть значення або пропустіть їх.
deck-how-unknown = Невідомо
deck-how-unknown-note = Нічого з такою назвою немає, і нічого не прийнято. Перевірте написання або додайте потрібне пізніше вручну.
deck-how-odd = Дивно
deck-how-odd-note = Зрозуміло, але не сходиться з рештою: забагато, замало або не входить до жодного набору списку.
deck-usual = звичайна колода
deck-usual-side = звичайна колода: { $side }
deck-group-own = Ваші колоди · { $side }
deck-group-starter = Готові колоди · { $side }
deck-secret = До початку партії ніхто інший не бачить, яку колоду вибрано.
deck-bring = Взяти колоду: { $name }
deck-brought = Ваша колода: { $name }. Більше ніхто цього не бачить.
deck-side-all = Будь-яка сторона
deck-color = Колір
deck-color-any = Будь-який колір
deck-search-cards = Карта: назва будь-якою мовою, слова з тексту
deck-no-card-found = Таких карт немає. Приберіть частину слів або скиньте фільтри.
deck-now-cards = { $name }: у колоді { $qty }.
deck-now-dice = { $name }: { $qty ->
    [0] не в команді
    [one] { $qty } кубик
    [few] { $qty } кубики
   *[other] { $qty } кубиків
}.
deck-copies-some = У колоді: { $qty }
deck-most-cards = щонайбільше { $most }
deck-dice-of = Кубики: { $name }
deck-dice-none = Прибрати з команди: { $name }
deck-dice = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[other] { $dice } кубиків
}
deck-dice-elite = Кубиків: { $dice }, елітний
deck-under = Під задумом
deck-under-of = Одна копія під задумом: { $name }
deck-now-under = { $name }: одна копія лежить під задумом.
deck-now-not-under = { $name }: під задумом копій немає.
deck-holds-no-card = Поки що порожньо. Спершу виберіть персонажів команди, потім поле бою й карти.
deck-tab-cards = Карти
deck-draw-roll = Роздати руку й кинути кубики
deck-draw-roll-note = Колоду перемішано, роздано початкову руку й кинуто кубики команди, як на початку партії. Нічого не записується.
deck-rolls = Кубики команди
deck-code-cards = Позначає команду й карти; в однакових колод однакові коди. Вставте його в «Імпорт» або надішліть посилання.
deck-form-swdb = JSON swdestinydb
deck-form-swdb-note = для програм, що читають колоди з бази спільноти
deck-paste-cards = Колода swdestinydb у JSON або текстом («2x Назва, підзаголовок (Набір #11)»; у персонажів число — це кубики), будь-який список назв, наш JSON або код колоди. До 64 КБ.
fail-bad_deck = Цією колодою тут грати не можна. Відкрийте її у складанні: там сказано, чого бракує.
fail-same_side = Обидві колоди були б за одну сторону. Виберіть колоду іншої сторони.
fail-too_many_decks = Більше колод зберігати ніде. Видаліть непотрібну.
fail-deck_too_big = Для списку колоди це забагато. Вставте лише список, щонайбільше 64 КБ.

## Dice

acts = Дії
die-was = було: { $side }
die-sides = Грані кубика
pool-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
}
pool-total = разом
pool-empty = Тут немає кубиків
dice-on-card = { $count ->
    [one] { $count } кубик на карті
    [few] { $count } кубики на карті
   *[many] { $count } кубиків на карті
}
damage-taken = шкода: { $count }
damage-blocked = заблоковано: { $count }
damage-defeats = перемагає
damage-over = зайве: { $count }
volley = Кубики, які виконуються разом
volley-sum = { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
} – { $what }: { $total }
volley-cost = коштує { $cost }
volley-fire = Виконати ({ $count })
turning = Повернути кубик: { $die }
portions-send = Підтвердити
rolls = Статистика кубиків
rolls-note = Як часто випадала кожна грань; риска впоперек — очікуване середнє.
rolls-none = Ще ніхто не кидав.
rolls-count = { $count ->
    [one] { $count } кидок
    [few] { $count } кидки
   *[many] { $count } кидків
}
rolls-side = Грань
rolls-rolled = Випало
rolls-expected = Очікувалося
rolls-mean = з { $n }
keys-acts-key = їхня літера
keys-acts = види дій, де вони є у грі; зайняті ними літери мають звичне значення з Shift, а Backspace скасовує хід
